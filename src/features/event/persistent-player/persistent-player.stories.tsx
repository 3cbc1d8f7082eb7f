import { FAN } from '@storybook-site/story-help/checkout';
import { press } from '@storybook-site/story-help/forms';
import { game, watchPath } from '@storybook-site/story-help/games';
import { acts, type PlayContext } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

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
