import type { Answers } from '@storybook-site/demo/answers';
import { game, watching } from '@storybook-site/games';
import { seesHeading } from '@storybook-site/looks';
import { undisturbed } from '@storybook-site/silence';
import { at, inState, type Story } from '@storybook-site/stories';

// A call failed that the page can do without, and the error log hears of it. The viewer does not.
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
