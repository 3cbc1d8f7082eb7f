import { stopTime, withFastTime } from '@storybook-site/demo/clock';
import { seesHeading, seesText } from '@storybook-site/story-help/expectations';
import { press } from '@storybook-site/story-help/forms';
import { game, watchPath } from '@storybook-site/story-help/games';
import { acts, type PlayContext } from '@storybook-site/story-help/sees';
import { stallVideos } from '@storybook-site/story-help/stalled-video';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

// The messages that replace a video that fails.
export default { title: 'Screens/Watch/Video fails', ...at(watchPath(), { arrange: game('recorded') }) };

export const Reconnecting: Story = {
  ...inState({ streams: 'no connection' }),
  flows: {
    outage: {
      'It stays broken': 'screens-watch-video-fails--connection-lost',
      'It recovers, and the viewer wants to know': 'screens-watch-outage-receipt--some-trouble',
    },
  },
  play: acts(async (context) => {
    await press(context, 'Play');
    await seesText('Reconnecting…')(context);
  }),
};

/** With a faster clock, the player would assume that the device was asleep. */
const SLOWLY = 4;

let resumeTime = () => {};

export const StartStalled: Story = {
  beforeEach() {
    const undo = stallVideos();
    return () => {
      undo();
      resumeTime();
    };
  },
  play: acts(async (context) => {
    await press(context, 'Play');
    await withFastTime(() => seesText(/The video isn’t starting/)(context), SLOWLY);
    resumeTime = stopTime();
  }),
};

export const StreamNotStarted: Story = {
  ...inState({ arrange: game('live'), streams: 404 }),
  play: acts(async (context) => {
    await press(context, 'Play');
    await seesHeading('The stream has not started yet', 2)(context);
  }),
};

/** Waits for the failure message, which appears only after several retries with growing delays. */
const seesFailure = (reason: string) => async (context: PlayContext) => {
  await press(context, 'Play');
  await withFastTime(() =>
    seesHeading('Oops! We are currently experiencing technical difficulties', 2)(context),
  );
  await seesText(reason)(context);
  await context.expect(context.page.getByRole('button', { name: 'Try again' })).toBeEnabled();
};

export const Missing: Story = {
  ...inState({ streams: 404 }),
  play: acts(seesFailure('The video could not be found.')),
};

export const AddressExpired: Story = {
  ...inState({ streams: 403 }),
  play: acts(seesFailure('This video’s address is no longer valid.')),
};

export const ConnectionLost: Story = {
  ...inState({ streams: 'no connection' }),
  flows: {
    outage: {
      'Presses “Had trouble watching?”': 'screens-watch-outage-receipt--serious-trouble',
      'Opens the orders instead': 'screens-profile-active-orders--one-event',
    },
  },
  play: acts(seesFailure('The connection to the video was lost.')),
};
