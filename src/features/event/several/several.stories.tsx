import type { World } from '@mocks/store/world';
import { withFastTime } from '@storybook-site/demo/clock';
import { seesHeading, seesText } from '@storybook-site/story-help/expectations';
import { press } from '@storybook-site/story-help/forms';
import { GAME_ID, game, SOLD_SEPARATELY } from '@storybook-site/story-help/games';
import { acts, type PlayContext } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';
import { waitFor } from 'storybook/test';
import { paths } from '../../../lib/links/paths';
import { severalPath } from './games-in-address';
import { WIDE_QUERY } from './wide-query';

const GAMES = [GAME_ID, GAME_ID + 1, GAME_ID + 2, GAME_ID + 3] as const;
const [OWN, SECOND, ...MORE] = GAMES;
const TWO = severalPath([OWN, SECOND]);
const FOUR = severalPath([OWN, SECOND, ...MORE]);

/** Adds four free live games. */
function liveGames(world: World): void {
  for (const id of GAMES) game('live', {}, id)(world);
}

export default {
  title: 'Screens/Watch/Several at once',
  tags: ['wide'],
  ...at(TWO, { arrange: liveGames }),
};

/** Waits until this number of video players is shown. */
const seesPlayers = ({ page, expect }: PlayContext, count: number) =>
  waitFor(() => expect(page.getAllByRole('region', { name: /^Video player: / })).toHaveLength(count));

/** Starts the games and waits until each tile is a player with its controls. */
async function start(context: PlayContext, count: number): Promise<void> {
  await press(context, `Play ${count} games`);
  await seesPlayers(context, count);
  await waitFor(() =>
    context.expect(context.page.getAllByRole('button', { name: /^Sound of / })).toHaveLength(count),
  );
}

export const Offered: Story = {
  ...inState({ path: paths.watch(OWN) }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('link', { name: 'Watch several' })).toBeVisible();
  }),
};

export const ByASharedAddress: Story = {
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('button', { name: 'Play 2 games' })).toBeVisible();
  }),
};

export const Two: Story = {
  play: acts(async (context) => {
    await start(context, 2);
    await seesText('Add a game')(context);
  }),
};

export const Three: Story = {
  ...inState({ path: severalPath([OWN, SECOND, MORE[0]]) }),
  play: acts((context) => start(context, 3)),
};

export const Four: Story = {
  ...inState({ path: FOUR }),
  play: acts(async (context) => {
    await start(context, 4);
    await context.expect(context.page.queryByText('Add a game')).not.toBeInTheDocument();
  }),
};

export const SoundByNumber: Story = {
  ...inState({ path: FOUR }),
  play: acts(async (context) => {
    await start(context, 4);
    await context.user.keyboard('3');
    const sounds = context.page.getAllByRole('button', { name: /^Sound of / });
    await context.expect(sounds[2]).toHaveAttribute('aria-pressed', 'true');
    await context.expect(sounds[0]).toHaveAttribute('aria-pressed', 'false');
  }),
};

export const OneFillsTheStage: Story = {
  ...inState({ path: FOUR }),
  play: acts(async (context) => {
    await start(context, 4);
    const [, second] = context.page.getAllByRole('button', { name: /^Make .* large$/ });
    if (second) await context.user.click(second);
    await context.expect(await context.page.findByRole('button', { name: /small again$/ })).toBeVisible();
    await seesPlayers(context, 1);
  }),
};

export const OneFails: Story = {
  ...inState({ path: FOUR, streams: 403, failingEvent: SECOND }),
  play: acts(async (context) => {
    await start(context, 4);
    await withFastTime(() =>
      seesHeading('Oops! We are currently experiencing technical difficulties', 2)(context),
    );
    await seesPlayers(context, 4);
  }),
};

export const OneNotLoaded: Story = {
  ...inState({ path: FOUR, responses: { getEvent: 500 }, failingEvent: SECOND }),
  play: acts(async (context) => {
    await press(context, 'Play 4 games');
    await seesText('This game could not be loaded.')(context);
    await context.expect(context.page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await seesPlayers(context, 3);
  }),
};

export const OneWithoutAccess: Story = {
  ...inState({
    path: FOUR,
    arrange: (world) => {
      liveGames(world);
      game('live', SOLD_SEPARATELY, SECOND)(world);
    },
  }),
  play: acts(async (context) => {
    await seesText(/You don’t have access to this game\.$/)(context);
    await start(context, 3);
  }),
};

let channel: World | undefined;

/** The stream is refused, so the player requests the event again. */
export const AccessEnds: Story = {
  ...inState({
    streams: 403,
    failingEvent: SECOND,
    arrange: (world) => {
      liveGames(world);
      channel = world;
    },
  }),
  play: acts(async (context) => {
    await start(context, 2);
    if (channel) game('live', SOLD_SEPARATELY, SECOND)(channel);
    await withFastTime(() => seesText('You don’t have access to this game.')(context));
    await context.expect(context.page.getByRole('link', { name: 'Go to its page' })).toBeVisible();
    await seesPlayers(context, 1);
  }),
};

export const NoneThatExists: Story = {
  ...inState({ path: severalPath([OWN, 99_998, 99_999]) }),
  play: acts(async (context) => {
    await seesText('2 games of this link don’t exist.')(context);
    await context.expect(await context.page.findByRole('button', { name: 'Play the game' })).toBeVisible();
  }),
};

export const OwnGameWithoutAccess: Story = {
  ...inState({
    path: FOUR,
    arrange: (world) => {
      liveGames(world);
      game('live', SOLD_SEPARATELY)(world);
    },
  }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('link', { name: 'the other games of this link' })).toBeVisible();
  }),
};

export const WithAdsBefore: Story = {
  ...inState({
    arrange: (world) => {
      const { prerolls } = world.catalogue.settings;
      liveGames(world);
      world.catalogue.settings.prerolls = prerolls.filter(({ id }) => id === 1);
    },
  }),
  play: acts(async (context) => {
    await start(context, 2);
    await waitFor(() => context.expect(context.page.getAllByText(/^Advertisement/)).toHaveLength(2));
  }),
};

/** Makes `matchMedia` report a window that is narrower than a tablet. */
function narrowWindow(): () => void {
  const { matchMedia } = window;
  window.matchMedia = (query) => matchMedia.call(window, query === WIDE_QUERY ? 'not all' : query);
  return () => {
    window.matchMedia = matchMedia;
  };
}

export const OnAPhone: Story = {
  tags: ['!wide'],
  beforeEach: narrowWindow,
  play: acts(async (context) => {
    await seesText('Several games at once need a tablet or a computer. Here is the first of them.')(context);
    await seesPlayers(context, 1);
  }),
};
