import type { StoryResponses } from '@storybook-site/demo/story-responses';
import { withoutNotice } from '@storybook-site/story-help/after-response';
import { seesHeading } from '@storybook-site/story-help/expectations';
import { game, watchPath } from '@storybook-site/story-help/games';
import type { PlayContext } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';
import { waitFor } from 'storybook/test';

// The viewer has accepted analytics. Whatever the analytics services respond, the viewer notices nothing.
export default {
  title: 'Screens/Site/Measuring',
  ...at('/about', { origin: 'https://northfield.grandstand.test', device: { consent: 'accepted' } }),
};

const whole = seesHeading(/./, 1);
const answering = (responses: StoryResponses) => inState({ responses });

export const AllAccepted: Story = {
  play: withoutNotice(['getDataHash 200', 'createDataSession 200', 'sendDataEvent 200'], whole),
};
export const HashRateLimited: Story = {
  ...answering({ getDataHash: 429 }),
  play: withoutNotice(['getDataHash 429'], whole),
};
export const HashFailed: Story = {
  ...answering({ getDataHash: 500 }),
  play: withoutNotice(['getDataHash 500'], whole),
};
export const SessionRefused: Story = {
  ...answering({ createDataSession: 400 }),
  play: withoutNotice(['createDataSession 400'], whole),
};
export const SessionRateLimited: Story = {
  ...answering({ createDataSession: 429 }),
  play: withoutNotice(['createDataSession 429'], whole),
};
export const SessionFailed: Story = {
  ...answering({ createDataSession: 500 }),
  play: withoutNotice(['createDataSession 500'], whole),
};
export const EventRefused: Story = {
  ...answering({ sendDataEvent: 400 }),
  play: withoutNotice(['sendDataEvent 400'], whole),
};
export const EventRateLimited: Story = {
  ...answering({ sendDataEvent: 429 }),
  play: withoutNotice(['sendDataEvent 429'], whole),
};
export const EventFailed: Story = {
  ...answering({ sendDataEvent: 500 }),
  play: withoutNotice(['sendDataEvent 500'], whole),
};

/** Plays a free game for a moment and pauses it, so that the time watched is reported. */
async function watchAWhile({ page, user, expect }: PlayContext): Promise<void> {
  const player: HTMLElement = await page.findByRole('region', { name: /^Video player: / });
  await user.hover(player);
  // Neither button exists before the player's code has loaded.
  const toggle = await page.findByRole('button', { name: /^(Play|Pause)$/ });
  if (toggle.getAttribute('aria-label') !== 'Pause') await user.click(toggle);
  await page.findByRole('button', { name: 'Pause' });
  const video = player.querySelector('video');
  await waitFor(() => expect(video?.currentTime).toBeGreaterThan(1));
  // The controls hide when the mouse does not move; moving it shows them again.
  await waitFor(async () => {
    await user.unhover(player);
    await user.hover(player);
    await user.click(page.getByRole('button', { name: 'Pause' }));
  });
  await expect(await page.findByRole('button', { name: 'Play' })).toBeInTheDocument();
}

const watched = (responses: StoryResponses) =>
  inState({ path: watchPath(), arrange: game('recorded'), responses });

export const GameWatched: Story = {
  ...watched({}),
  play: withoutNotice(['sendVideoEvent 200', 'sendVideoViewing 200'], watchAWhile),
};
export const FirstFrameRefused: Story = {
  ...watched({ sendVideoEvent: 400 }),
  play: withoutNotice(['sendVideoEvent 400'], watchAWhile),
};
export const FirstFrameRateLimited: Story = {
  ...watched({ sendVideoEvent: 429 }),
  play: withoutNotice(['sendVideoEvent 429'], watchAWhile),
};
export const FirstFrameFailed: Story = {
  ...watched({ sendVideoEvent: 500 }),
  play: withoutNotice(['sendVideoEvent 500'], watchAWhile),
};
export const ViewingRefused: Story = {
  ...watched({ sendVideoViewing: 400 }),
  play: withoutNotice(['sendVideoViewing 400'], watchAWhile),
};
export const ViewingRateLimited: Story = {
  ...watched({ sendVideoViewing: 429 }),
  play: withoutNotice(['sendVideoViewing 429'], watchAWhile),
};
export const ViewingFailed: Story = {
  ...watched({ sendVideoViewing: 500 }),
  play: withoutNotice(['sendVideoViewing 500'], watchAWhile),
};
