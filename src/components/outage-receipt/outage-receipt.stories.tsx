import { FAN, MEMBER } from '@storybook-site/story-help/checkout';
import { seesText } from '@storybook-site/story-help/expectations';
import { press } from '@storybook-site/story-help/forms';
import { GAME_ID, game, SOLD_SEPARATELY, ticketHolder, watchPath } from '@storybook-site/story-help/games';
import { acts, type PlayContext } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';
import {
  FINE_VIEWING,
  HOUR_MS,
  SERIOUS_TROUBLE,
  SOME_TROUBLE,
  start,
  viewing,
  watched,
} from '@storybook-site/story-help/viewings';
import { storedViewings } from '../../browser/watch-log/stored-viewings';
import type { Viewing } from '../../lib/watch-log/viewing';

type World = Parameters<ReturnType<typeof game>>[0];

/** Stores playback logs in the viewer's browser. */
const keep = (world: World, email: string, viewings: readonly Viewing[]): void => {
  const user = world.store.users.find((row) => row.email === email);
  for (const one of viewings) storedViewings(user?.id ?? 0).createWriter(one.event.id)(one);
};

const opened = async (context: PlayContext) => press(context, 'Had trouble watching?');
const sees = (...texts: (string | RegExp)[]) =>
  acts(async (context) => {
    await opened(context);
    for (const text of texts) await seesText(text)(context);
  });
const kept = (...viewings: Viewing[]) => ({
  arrange: (world: World) => {
    ticketHolder(['watch'])(world);
    keep(world, FAN, viewings);
  },
});

export default {
  title: 'Screens/Watch/Outage receipt',
  ...at(watchPath(), { account: FAN, arrange: ticketHolder(['watch']) }),
};

export const Fine: Story = {
  ...inState(kept(FINE_VIEWING)),
  flows: { outage: {} },
  play: sees('It played fine', /^Order \d+/, 'none'),
};
export const SomeTrouble: Story = {
  ...inState(kept(SOME_TROUBLE)),
  flows: { outage: {} },
  play: sees('There was some trouble', 'once, for 4.6 sec'),
};
export const SeriousTrouble: Story = {
  ...inState(kept(SERIOUS_TROUBLE)),
  flows: { outage: { 'Deletes the log': 'screens-watch-outage-receipt--deleted' } },
  play: acts(async (context) => {
    await opened(context);
    await seesText('There was serious trouble')(context);
    await context.user.click(await context.page.findByText('View as a list'));
    await seesText('Gave up')(context);
  }),
};
export const SeveralViewings: Story = {
  ...inState(
    kept(
      FINE_VIEWING,
      { ...SOME_TROUBLE, at: SOME_TROUBLE.at - HOUR_MS },
      { ...SERIOUS_TROUBLE, at: SERIOUS_TROUBLE.at - 2 * HOUR_MS },
      viewing([start(9, 'left')], { clockMoved: true }, GAME_ID, 50 * HOUR_MS),
    ),
  ),
  play: sees('One earlier viewing', /in 4 viewings/),
};
export const NeverAPicture: Story = {
  ...inState(kept(viewing([start(24, 'left')]))),
  play: sees('There was serious trouble', 'never came; waited 24 sec'),
};
export const TooShort: Story = {
  ...inState(kept(viewing([start(0.8), watched(6, 5)]))),
  play: sees('Not enough was watched to tell'),
};
export const ByAnotherService: Story = {
  ...inState({
    arrange: (world) => {
      ticketHolder(['watch'])(world);
      game('recorded', { ...SOLD_SEPARATELY, embedded: '/media/files/preroll.mp4' })(world);
    },
  }),
  play: sees('Played by another service'),
};
export const NothingKept: Story = {
  play: sees('No playback log for this game on this device'),
};
export const WithoutAnOrder: Story = {
  ...inState({
    arrange: (world) => {
      kept(SOME_TROUBLE).arrange(world);
      game('recorded', { ...SOLD_SEPARATELY, type: 'paid' })(world);
      for (const row of world.store.orders.all())
        if (row.item.kind === 'event')
          world.store.orders.update(row, { order: { ...row.order, event_id: null } });
    },
  }),
  play: sees(/^No order on this account includes this event/),
};
export const OrdersFailed: Story = {
  ...inState({ ...kept(SOME_TROUBLE), responses: { listOrders: 500 } }),
  play: sees(/^Your orders could not be loaded/),
};
export const Deleted: Story = {
  ...inState(kept(SOME_TROUBLE)),
  flows: { outage: {} },
  play: acts(async (context) => {
    await opened(context);
    await press(context, 'Delete this log');
    const [, really] = await context.page.findAllByRole('button', { name: 'Delete this log' });
    if (really) await context.user.click(really);
    await seesText('No playback log for this game on this device')(context);
  }),
};
export const FromAnOrder: Story = {
  ...inState({ ...kept(SERIOUS_TROUBLE), path: '/profile' }),
  flows: { outage: {} },
  play: sees('There was serious trouble', /^Order \d+/),
};
export const OneOfSeveral: Story = {
  ...inState({
    path: '/profile',
    account: MEMBER,
    arrange: (world) =>
      keep(world, MEMBER, [
        FINE_VIEWING,
        { ...SOME_TROUBLE, at: FINE_VIEWING.at - HOUR_MS, event: { id: 4_300, title: 'North at South' } },
      ]),
  }),
  flows: { outage: { 'Chooses the game': 'screens-watch-outage-receipt--from-an-order' } },
  play: acts(async (context) => {
    const [button] = await context.page.findAllByRole('button', { name: 'Had trouble watching?' });
    if (button) await context.user.click(button);
    await seesText(/^What did you watch/)(context);
  }),
};
