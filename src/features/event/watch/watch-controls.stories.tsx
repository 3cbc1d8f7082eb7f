import type { World } from '@mocks/store/world';
import { EVENING } from '@storybook-site/demo/clock';
import { seesText } from '@storybook-site/story-help/expectations';
import { press } from '@storybook-site/story-help/forms';
import { simulateFullScreen } from '@storybook-site/story-help/full-screen';
import { GAME_ID, game, watchPath } from '@storybook-site/story-help/games';
import { withAirPlayScreen, withCastScreen } from '@storybook-site/story-help/other-screens';
import { acts, type PlayContext } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';
import { waitFor } from 'storybook/test';

// What the player offers over a video that plays.
export default { title: 'Screens/Watch/Player', ...at(watchPath(), { arrange: game('recorded') }) };

/** Plays the video and opens the player's settings. */
async function openSettings(context: PlayContext): Promise<void> {
  await press(context, 'Play');
  await press(context, 'Settings');
}

export const KeyboardShortcuts: Story = {
  play: acts(async (context) => {
    await openSettings(context);
    await press(context, 'Keyboard shortcuts');
    await context
      .expect(await context.page.findByRole('dialog', { name: 'Keyboard shortcuts' }))
      .toBeVisible();
    await context.expect(context.page.getByRole('checkbox', { name: 'Keyboard shortcuts on' })).toBeChecked();
  }),
};

export const CaptionStyle: Story = {
  play: acts(async (context) => {
    await openSettings(context);
    await context.user.click(await context.page.findByText('Caption style'));
    for (const name of ['Size', 'Color', 'Background'])
      await context.expect(context.page.getByRole('group', { name })).toBeVisible();
  }),
};

const seesButton = (name: string) =>
  acts(async (context) => {
    const { page, user, expect } = context;
    await press(context, 'Play');
    const button = await page.findByRole('button', { name });
    // While the video is paused, the controls stay.
    await user.keyboard('k');
    await waitFor(() => expect(button).toBeVisible());
  });

export const OnAnotherScreen: Story = {
  beforeEach: withCastScreen,
  play: seesButton('Play on another screen'),
};

export const AirPlay: Story = {
  beforeEach: withAirPlayScreen,
  play: seesButton('AirPlay'),
};

/** Sets the state of the game, and whether the viewer may watch all other games or none of them. */
const gameAmong =
  (others: 'free' | 'paid', state: 'live' | 'recorded') =>
  (world: World): void => {
    for (const row of world.catalogue.events) row.type = others;
    game(state)(world);
  };

export const OtherLiveGamesInFullScreen: Story = {
  ...inState({ arrange: gameAmong('free', 'live') }),
  beforeEach: simulateFullScreen,
  play: acts(async (context) => {
    const { page, user, expect } = context;
    await press(context, 'Play');
    await press(context, 'Full screen');
    // Uses the keyboard, because the controls hide from the pointer while a video plays.
    (await page.findByRole('button', { name: 'Other games live now' })).focus();
    await user.keyboard('{Enter}');
    await expect(await page.findByRole('dialog', { name: 'Other games live now' })).toBeVisible();
  }),
};

/** The viewer was a minute behind live when they reloaded the page. */
export const LiveContinued: Story = {
  ...inState({
    arrange: game('live'),
    device: { [`resume.visitor.live-${GAME_ID}`]: { seconds: 60, at: EVENING } },
  }),
  play: acts(async (context) => {
    await press(context, 'Play');
    await seesText('Continued where you left off')(context);
    const [back] = await context.page.findAllByRole('button', { name: /^Go to live/ });
    await context.expect(back).toBeVisible();
  }),
};

export const BehindLive: Story = {
  ...inState({ arrange: game('live') }),
  play: acts(async (context) => {
    const { page, user, expect } = context;
    await press(context, 'Play');
    await page.findByRole('slider', { name: 'Position in the video' });
    // Three steps back, then a pause, in which the controls stay.
    await user.keyboard('jjjk');
    await expect(await page.findByRole('button', { name: /^Go to live/ })).toBeVisible();
    await expect(page.getByText(/^−0:[34]\d$/)).toBeVisible();
  }),
};

/** Plays a recording and skips to its end. */
async function playToTheEnd(context: PlayContext): Promise<void> {
  await press(context, 'Play');
  await context.page.findByRole('slider', { name: 'Position in the video' });
  await context.user.keyboard('{End}');
  await context.expect(await context.page.findByRole('button', { name: 'Watch again' })).toBeVisible();
}

export const Ended: Story = {
  ...inState({ arrange: gameAmong('paid', 'recorded') }),
  play: acts(async (context) => {
    await playToTheEnd(context);
    await context.expect(context.page.queryByRole('region', { name: 'Up next' })).not.toBeInTheDocument();
  }),
};

export const NextVideo: Story = {
  ...inState({ arrange: gameAmong('free', 'recorded') }),
  play: acts(async (context) => {
    await playToTheEnd(context);
    await context.expect(await context.page.findByRole('region', { name: 'Up next' })).toBeVisible();
    await context.expect(context.page.getByRole('button', { name: 'Play now' })).toBeVisible();
  }),
};
