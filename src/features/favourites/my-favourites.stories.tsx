import { FAN, MEMBER } from '@storybook-site/story-help/checkout';
import { seesHeading, seesPanel, seesText } from '@storybook-site/story-help/expectations';
import { press } from '@storybook-site/story-help/forms';
import { seesToast } from '@storybook-site/story-help/notices';
import { acts, type PlayContext, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story, WITH_FEED } from '@storybook-site/story-help/stories';
import { waitFor } from 'storybook/test';

export default {
  title: 'Screens/Profile/Favourites',
  ...at('/profile/favourites', { account: MEMBER, device: { favourites_tutorial_seen: true } }),
};

const REMOVE = /^Remove .* from your favourites$/;
const ADD = /^Add .* to your favourites$/;

export const Some: Story = {
  play: sees(['listFavorites 200'], async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { name: 'Teams' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Schools' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sports' })).toBeVisible();
    await expect(page.getAllByRole('button', { name: REMOVE, pressed: true })).toHaveLength(3);
  }),
};

export const CalendarFeed: Story = {
  ...inState({ config: WITH_FEED }),
  play: acts(async (context) => {
    await press(context, 'Add their games to my calendar');
    const link = await context.page.findByRole('link', { name: 'Google Calendar' });
    await context
      .expect(link.getAttribute('href'))
      .toMatch(/calendar\.ics%3Fteams%3D\d+%26schools%3D\d+%26sports%3D\d+/);
  }),
};

export const CalendarFailed: Story = {
  ...inState({ responses: { listFavoriteEvents: 500 } }),
  play: sees(['listFavoriteEvents 500'], async (context) => {
    await press(context, 'Add their games to my calendar');
    await seesToast('Their games couldn’t be loaded. Please try again.')(context);
  }),
};

export const CalendarEmpty: Story = {
  ...inState({
    arrange: ({ catalogue }) => {
      catalogue.events.splice(0);
    },
  }),
  play: acts(async (context) => {
    await press(context, 'Add their games to my calendar');
    await seesToast('No game of theirs is scheduled yet.')(context);
  }),
};

export const EventsAndLocations: Story = {
  ...inState({
    arrange: ({ store, catalogue }) => {
      const user_id = store.users.find(({ email }) => email === MEMBER)?.id ?? 0;
      const [venue] = catalogue.venues;
      store.favorites.add({ user_id, favoritable_id: 4200, favoritable_type: 'favorite_event' });
      store.favorites.add({
        ...{ user_id, favoritable_id: venue?.id ?? 0, favoritable_type: 'event_location' },
      });
    },
  }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { name: 'Events' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Locations' })).toBeVisible();
    await expect(page.getAllByRole('button', { name: REMOVE, pressed: true })).toHaveLength(3);
  }),
};

export const Nothing: Story = {
  ...inState({ account: FAN }),
  play: acts(seesHeading('You’re not following anyone yet')),
};

export const One: Story = {
  ...inState({
    arrange: ({ store }) => {
      for (const { id } of store.favorites.all().slice(1)) store.favorites.remove(id);
    },
  }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findAllByRole('button', { name: REMOVE })).toHaveLength(1);
  }),
};

export const Many: Story = {
  ...inState({
    arrange: ({ store, catalogue }) => {
      const member = store.users.find(({ email }) => email === MEMBER);
      for (const { id } of catalogue.teams.slice(1, 30))
        store.favorites.add({
          user_id: member?.id ?? 0,
          favoritable_id: id,
          favoritable_type: 'participant',
        });
    },
  }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findAllByRole('button', { name: REMOVE })).toHaveLength(32);
  }),
};

export const Tutorial: Story = {
  ...inState({ device: { favourites_tutorial_seen: false } }),
  play: acts(async (context) => {
    await seesHeading('How favourites work', 3)(context);
    await press(context, 'Got it');
    await waitFor(() =>
      context
        .expect(context.page.queryByRole('heading', { name: 'How favourites work' }))
        .not.toBeInTheDocument(),
    );
    await press(context, 'How favourites work');
    await seesText('See only what you follow')(context);
  }),
};

export const Loading: Story = {
  ...inState({ responses: { listFavorites: 'never' } }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByText('Loading…')).toBeInTheDocument();
  }),
};
export const SessionOver: Story = {
  ...inState({ responses: { listFavorites: 401 } }),
  play: sees(['listFavorites 401'], seesHeading('Log in', 1)),
};
export const Failed: Story = {
  ...inState({ responses: { listFavorites: 500 } }),
  play: sees(['listFavorites 500'], seesPanel(500)),
};
export const Offline: Story = {
  ...inState({ responses: { listFavorites: 'no connection' } }),
  play: acts(seesText('The server isn’t responding. Check your connection and try again.')),
};

async function pressFirst({ page, user }: PlayContext, name: RegExp): Promise<void> {
  const [star] = await page.findAllByRole('button', { name });
  await user.click(star);
}

const taking = (look: (context: PlayContext) => Promise<void>) => async (context: PlayContext) => {
  await pressFirst(context, REMOVE);
  await look(context);
};

/** Removes a favourite and adds it again. */
const adding = (look: (context: PlayContext) => Promise<void>) =>
  taking(async (context) => {
    await pressFirst(context, ADD);
    await look(context);
  });

const seesStars =
  (on: number) =>
  async ({ page, expect }: PlayContext) => {
    await waitFor(() =>
      expect(page.queryAllByRole('button', { name: REMOVE, pressed: true })).toHaveLength(on),
    );
  };

/** Checks that the star returns to its earlier state and that a toast shows the error. */
const undone = (on: number) => async (context: PlayContext) => {
  await seesToast(/Your favourites couldn’t be updated for .* Please try again\.$/)(context);
  await seesStars(on)(context);
};

export const TakenOff: Story = {
  play: sees(['removeFavorite 200'], taking(seesStars(2))),
};
export const TakingOffRefused: Story = {
  ...inState({ responses: { removeFavorite: 400 } }),
  play: sees(['removeFavorite 400'], taking(undone(3))),
};
export const TakingOffSessionOver: Story = {
  ...inState({ responses: { removeFavorite: 401 } }),
  play: sees(['removeFavorite 401'], taking(seesHeading('Log in', 1))),
};
export const TakingOffUnknown: Story = {
  ...inState({ responses: { removeFavorite: 404 } }),
  play: sees(['removeFavorite 404'], taking(undone(3))),
};
export const TakingOffRateLimited: Story = {
  ...inState({ responses: { removeFavorite: 429 } }),
  play: sees(['removeFavorite 429'], taking(undone(3))),
};
export const TakingOffFailed: Story = {
  ...inState({ responses: { removeFavorite: 500 } }),
  play: sees(['removeFavorite 500'], taking(undone(3))),
};

export const Added: Story = {
  play: sees(['addFavorite 200'], adding(seesStars(3))),
};
export const AddingRefused: Story = {
  ...inState({ responses: { addFavorite: 400 } }),
  play: sees(['addFavorite 400'], adding(undone(2))),
};
export const AddingSessionOver: Story = {
  ...inState({ responses: { addFavorite: 401 } }),
  play: sees(['addFavorite 401'], adding(seesHeading('Log in', 1))),
};
export const AddingUnknown: Story = {
  ...inState({ responses: { addFavorite: 404 } }),
  play: sees(['addFavorite 404'], adding(undone(2))),
};
export const AddingRateLimited: Story = {
  ...inState({ responses: { addFavorite: 429 } }),
  play: sees(['addFavorite 429'], adding(undone(2))),
};
export const AddingFailed: Story = {
  ...inState({ responses: { addFavorite: 500 } }),
  play: sees(['addFavorite 500'], adding(undone(2))),
};
