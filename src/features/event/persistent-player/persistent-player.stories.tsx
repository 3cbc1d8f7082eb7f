import { FAN } from '@storybook-site/story-help/checkout';
import { press } from '@storybook-site/story-help/forms';
import { game, watchPath } from '@storybook-site/story-help/games';
import { acts, type Sight } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

// A game that plays on while the viewer visits another screen.
export default { title: 'Screens/Watch/In the corner', ...at(watchPath(), { arrange: game('recorded') }) };

const persistentPlayer = () => document.querySelector('[data-mode]');

/** Plays the game and then follows a link in the header. */
async function leaveFor(sight: Sight, link: string): Promise<void> {
  await press(sight, 'Play');
  await sight.expect(await sight.page.findByRole('button', { name: 'Pause' })).toBeInTheDocument();
  const [first] = await sight.page.findAllByRole('link', { name: link });
  if (first) await sight.user.click(first);
}

export const OnTheSchedule: Story = {
  play: acts(async (sight) => {
    await leaveFor(sight, 'Schedule');
    await sight.expect(await sight.page.findByText('Back to the game')).toBeVisible();
    await sight.expect(persistentPlayer()).toHaveAttribute('data-mode', 'corner');
  }),
};

export const Closed: Story = {
  play: acts(async (sight) => {
    await leaveFor(sight, 'Schedule');
    await press(sight, /^Close /);
    await sight.expect(persistentPlayer()).toBeNull();
  }),
};

export const BackOnItsPage: Story = {
  ...inState({ account: FAN }),
  play: acts(async (sight) => {
    await leaveFor(sight, 'Schedule');
    await sight.user.click(await sight.page.findByText('Back to the game'));
    await sight.expect(await sight.page.findByRole('button', { name: /^Share: / })).toBeVisible();
    await sight.expect(persistentPlayer()).toHaveAttribute('data-mode', 'stage');
  }),
};
