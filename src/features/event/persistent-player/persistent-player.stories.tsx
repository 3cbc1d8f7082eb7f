import { withFastTime } from '@storybook-site/demo/clock';
import { breakStreams } from '@storybook-site/story-help/break-streams';
import { FAN } from '@storybook-site/story-help/checkout';
import { seesHeading } from '@storybook-site/story-help/expectations';
import { press } from '@storybook-site/story-help/forms';
import { game, watchPath } from '@storybook-site/story-help/games';
import { acts, type PlayContext } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';
import { waitFor } from 'storybook/test';

// A game that plays on while the viewer visits another screen.
export default { title: 'Screens/Watch/In the corner', ...at(watchPath(), { arrange: game('recorded') }) };

const persistentPlayer = () => document.querySelector('[data-mode]');

/** Plays the game and then follows a link in the header. */
async function leaveFor(context: PlayContext, link: string): Promise<void> {
  await press(context, 'Play');
  await context.expect(await context.page.findByRole('button', { name: 'Pause' })).toBeInTheDocument();
  const [first] = await context.page.findAllByRole('link', { name: link });
  if (first) await context.user.click(first);
}

export const OnTheSchedule: Story = {
  play: acts(async (context) => {
    await leaveFor(context, 'Schedule');
    await context.expect(await context.page.findByText('Back to the game')).toBeVisible();
    await context.expect(persistentPlayer()).toHaveAttribute('data-mode', 'corner');
  }),
};

export const Closed: Story = {
  play: acts(async (context) => {
    await leaveFor(context, 'Schedule');
    await press(context, /^Close /);
    await context.expect(persistentPlayer()).toBeNull();
  }),
};

export const BackOnItsPage: Story = {
  ...inState({ account: FAN }),
  play: acts(async (context) => {
    await leaveFor(context, 'Schedule');
    await context.user.click(await context.page.findByText('Back to the game'));
    await context.expect(await context.page.findByRole('button', { name: /^Share: / })).toBeVisible();
    await context.expect(persistentPlayer()).toHaveAttribute('data-mode', 'stage');
  }),
};

export const StreamFails: Story = {
  ...inState({ arrange: game('live') }),
  play: acts(async (context) => {
    const { page, expect } = context;
    await leaveFor(context, 'Schedule');
    await breakStreams(403);
    await expect(await page.findByText('Reconnecting…')).toBeVisible();
    await withFastTime(() =>
      seesHeading('Oops! We are currently experiencing technical difficulties', 2)(context),
    );
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText('Back to the game')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Close / })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Schedule', level: 1 })).toBeVisible();
  }),
};

/** Leaves the game for the passes and buys the first one. */
async function leaveForCheckout(context: PlayContext): Promise<void> {
  await leaveFor(context, 'Passes');
  const [first] = await context.page.findAllByRole('link', { name: /^Buy / });
  if (first) await context.user.click(first);
  await context.expect(await context.page.findByRole('button', { name: /^Pay / })).toBeVisible();
}

export const HiddenDuringCheckout: Story = {
  ...inState({ account: FAN }),
  play: acts(async (context) => {
    await leaveForCheckout(context);
    await context.expect(persistentPlayer()).toHaveAttribute('data-mode', 'held');
    await context.expect(persistentPlayer()).not.toBeVisible();
    await waitFor(() => context.expect(document.querySelector('video')?.paused).toBe(true));
  }),
};

export const PausedAfterCheckout: Story = {
  ...inState({ account: FAN }),
  play: acts(async (context) => {
    await leaveForCheckout(context);
    const [schedule] = await context.page.findAllByRole('link', { name: 'Schedule' });
    if (schedule) await context.user.click(schedule);
    await context.expect(await context.page.findByText('Back to the game')).toBeVisible();
    await context.expect(context.page.getByRole('button', { name: 'Play' })).toBeVisible();
  }),
};
