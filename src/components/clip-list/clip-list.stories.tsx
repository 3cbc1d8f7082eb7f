import { useListEventClips } from '@generated/api/clips/clips';
import { clipsOf } from '@storybook-site/story-help/clips';
import { GAME_ID, game } from '@storybook-site/story-help/games';
import { usedInChannel } from '@storybook-site/story-help/pieces';
import type { Story } from '@storybook-site/story-help/stories';
import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { ClipCard } from './clip-card';
import { ClipList } from './clip-list';

export default {
  title: 'Pieces/Clip card and list',
  tags: ['autodocs'],
  ...usedInChannel(
    'A moment that a fan cut from a game, and the list in which clips are chosen. A whole video of the library has a video card.',
    {
      arrange: (world) => {
        game('recorded')(world);
        clipsOf(GAME_ID, 6)(world);
      },
    },
  ),
};

function Clips(props: Partial<ComponentProps<typeof ClipList>>) {
  const { data } = useListEventClips(GAME_ID);
  return data ? <ClipList label="Clips" clips={data.data} {...props} /> : null;
}

function Cards() {
  const [clip] = useListEventClips(GAME_ID).data?.data ?? [];
  if (!clip) return null;
  const long = 'The goal in the last second of overtime, seen from behind the net and from the stands';
  return (
    <>
      <ClipCard clip={clip} />
      <ClipCard clip={clip} about="game" />
      <ClipCard clip={{ ...clip, name: long, tags: ['Goal', 'Celebration', 'Interview'] }} />
      <ClipCard clip={{ ...clip, image: null }} />
    </>
  );
}

export const EveryKind: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' }}>
      <Cards />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findAllByRole('article', {}, { timeout: 5_000 })).toHaveLength(4);
  },
};

/** The clips of a single game, on the game's page. Each clip shows its tags. */
export const OfAGame: Story = { render: () => <Clips /> };

/** The clips of several games. Each clip shows its game, and the cards are smaller. */
export const OfSeveralGames: Story = { render: () => <Clips about="game" size="small" /> };

export const Loading: Story = {
  render: () => <ClipList label="Clips" clips={[]} waiting={6} />,
};
