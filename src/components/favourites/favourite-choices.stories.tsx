import { useGetEvent } from '@generated/api/events/events';
import { FAN } from '@storybook-site/story-help/checkout';
import { GAME_ID, game } from '@storybook-site/story-help/games';
import { inEachState, usedInChannel } from '@storybook-site/story-help/pieces';
import { inState, type Story } from '@storybook-site/story-help/stories';
import { expect, within } from 'storybook/test';
import { EventFavourites } from './event-favourites';
import { FavouriteChoices } from './favourite-choices';
import { FavouriteStar } from './favourite-star';

export default {
  title: 'Pieces/Favourites',
  tags: ['autodocs'],
  ...usedInChannel(
    'Follows a team, a school or a sport. On a game the star opens a menu of what it is about, because a game itself is not followed.',
    { arrange: game('upcoming') },
  ),
};

const SCHOOL = { type: 'group', id: 1, name: 'Northfield' } as const;

function Stars() {
  const { data: event } = useGetEvent(GAME_ID);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center' }}>
      <FavouriteStar {...SCHOOL} />
      <FavouriteStar {...SCHOOL} labelled />
      {event && <EventFavourites event={event} />}
    </div>
  );
}

export const OfAVisitor: Story = { render: () => <Stars /> };
export const OfAFan: Story = {
  ...inState({ account: FAN }),
  render: () => <Stars />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findAllByRole('button', { name: 'Add Northfield to your favourites' }, { timeout: 5_000 }),
    ).toHaveLength(2);
  },
};
export const InEachState: Story = inEachState(<Stars />);
export const ChoicesOfAGame: Story = {
  ...inState({ account: FAN }),
  render: () => (
    <FavouriteChoices
      choices={[SCHOOL, { type: 'participant', id: 101, name: 'Northfield Falcons Women’s Hockey' }]}
    />
  ),
};
