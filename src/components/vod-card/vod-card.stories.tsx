import { useListVodMediaItems } from '@generated/api/library/library';
import { usedInChannel } from '@storybook-site/story-help/pieces';
import { inState, type Story } from '@storybook-site/story-help/stories';
import { expect, within } from 'storybook/test';
import { VodRail } from '../vod-rail/vod-rail';
import { VodCard } from './vod-card';
import { WatchedLine } from './watched-line';

export default {
  title: 'Pieces/Video card and rail',
  tags: ['autodocs'],
  ...usedInChannel(
    'A video of the library with its length, its lock and how much of it was watched, and the row in which videos are chosen. A game has an event card, also when it can be watched again.',
  ),
};

const grid = {
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
} as const;

const LONG =
  'Every goal of the Northern Conference’s season, with the coaches’ comments and the captains’ favourite moments';

/** A video stopped in the middle, one stopped near its beginning, and one stopped near its end. */
function StoppedCards() {
  const { data } = useListVodMediaItems({ limit: 3 });
  return (
    <div style={grid}>
      {data?.data.map((item) => (
        <VodCard key={item.id} item={{ ...item, duration: 300 }} level={2} />
      ))}
    </div>
  );
}

/** The watched share is shown only for a video that would resume at its stored position. */
export const StoppedInTheMiddle: Story = {
  ...inState({
    device: {
      'resume.visitor.vod-601': { time: 150, duration: 300, at: 3 },
      'resume.visitor.vod-602': { time: 4, duration: 300, at: 2 },
      'resume.visitor.vod-603': { time: 295, duration: 300, at: 1 },
    },
  }),
  render: () => <StoppedCards />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('img', { name: '50% watched' }, { timeout: 5_000 })).toBeVisible();
    await expect(page.getAllByRole('img', { name: /watched/ })).toHaveLength(1);
  },
};

function Cards() {
  const { data } = useListVodMediaItems({ limit: 3 });
  const [item] = data?.data ?? [];
  if (!item) return null;
  return (
    <div style={grid}>
      <VodCard item={item} level={2} />
      <VodCard item={{ ...item, media_url: null }} level={2} />
      <VodCard item={{ ...item, title: LONG }} level={2} />
      <VodCard item={{ ...item, assets: [] }} level={2} />
    </div>
  );
}

export const EveryKind: Story = {
  render: () => <Cards />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findAllByRole('article', {}, { timeout: 5_000 })).toHaveLength(4);
    await expect(page.getAllByRole('img', { name: 'Pass required' })).not.toHaveLength(0);
  },
};

/** A quarter, a half and all of a recording have been watched. */
export const Watched: Story = {
  render: () => (
    <div style={grid}>
      {[0.25, 0.5, 1].map((part) => (
        <div key={part} style={{ position: 'relative', height: 90, background: '#1d4ed8' }}>
          <WatchedLine part={part} />
        </div>
      ))}
    </div>
  ),
};

function Rail({ count }: { count: number }) {
  const { data } = useListVodMediaItems({ limit: count });
  if (!data) return null;
  // A rail extends into the gutter of its page, so the story adds the gutter.
  return (
    <div style={{ paddingInline: 'var(--page-gutter)' }}>
      <VodRail title="Highlights" items={data.data} />
    </div>
  );
}

export const RailOfMany: Story = {
  render: () => <Rail count={12} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Highlights' }, { timeout: 5_000 })).toBeVisible();
    await expect((await page.findAllByRole('button'))[0]).toBeDisabled();
  },
};

export const RailThatFits: Story = { ...inState({ account: 'visitor' }), render: () => <Rail count={2} /> };
