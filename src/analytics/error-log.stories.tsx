import type { Answers } from '@storybook-site/demo/answers';
import { game, watching } from '@storybook-site/story-help/games';
import { seesHeading } from '@storybook-site/story-help/looks';
import { undisturbed } from '@storybook-site/story-help/silence';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

// A background request failed and is reported to the error log, but the viewer sees nothing of it.
export default {
  title: 'Screens/Site/Error log',
  ...at(watching(), { arrange: game('upcoming'), answers: { getGeo: 500 } }),
};

const logged = (answers: Answers) => inState({ answers });

export const Taken: Story = {
  play: undisturbed(['getGeo 500', 'reportError 200'], seesHeading(/./, 1)),
};
export const Refused: Story = {
  ...logged({ reportError: 400 }),
  play: undisturbed(['reportError 400'], seesHeading(/./, 1)),
};
export const RateLimited: Story = {
  ...logged({ reportError: 429 }),
  play: undisturbed(['reportError 429'], seesHeading(/./, 1)),
};
export const Failed: Story = {
  ...logged({ reportError: 500 }),
  play: undisturbed(['reportError 500'], seesHeading(/./, 1)),
};
