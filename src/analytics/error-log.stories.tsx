import type { StoryResponses } from '@storybook-site/demo/story-responses';
import { withoutNotice } from '@storybook-site/story-help/after-response';
import { seesHeading } from '@storybook-site/story-help/expectations';
import { game, watchPath } from '@storybook-site/story-help/games';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

// A background request failed and is reported to the error log, but the viewer sees nothing of it.
export default {
  title: 'Screens/Site/Error log',
  ...at(watchPath(), { arrange: game('upcoming'), responses: { getGeo: 500 } }),
};

const logged = (responses: StoryResponses) => inState({ responses });

export const Accepted: Story = {
  play: withoutNotice(['getGeo 500', 'reportError 200'], seesHeading(/./, 1)),
};
export const Refused: Story = {
  ...logged({ reportError: 400 }),
  play: withoutNotice(['reportError 400'], seesHeading(/./, 1)),
};
export const RateLimited: Story = {
  ...logged({ reportError: 429 }),
  play: withoutNotice(['reportError 429'], seesHeading(/./, 1)),
};
export const Failed: Story = {
  ...logged({ reportError: 500 }),
  play: withoutNotice(['reportError 500'], seesHeading(/./, 1)),
};
