import { hurrying } from '@storybook-site/demo/clock';
import { press } from '@storybook-site/forms';
import { game, watching } from '@storybook-site/games';
import { seesHeading, seesText } from '@storybook-site/looks';
import { acts, type Sight } from '@storybook-site/sees';
import { at, inState, type Story } from '@storybook-site/stories';

// What stands in the place of a video that does not play.
export default { title: 'Screens/Watch/Video fails', ...at(watching(), { arrange: game('recorded') }) };

export const Reconnecting: Story = {
  ...inState({ streams: 'no connection' }),
  play: acts(async (sight) => {
    await press(sight, 'Play');
    await seesText('Reconnecting…')(sight);
  }),
};

export const StreamNotStarted: Story = {
  ...inState({ arrange: game('live'), streams: 404 }),
  play: acts(async (sight) => {
    await press(sight, 'Play');
    await seesHeading('The stream has not started yet', 2)(sight);
  }),
};

/** The player tries again and again, for longer each time, before it says so. */
const seesFailure = (reason: string) => async (sight: Sight) => {
  await press(sight, 'Play');
  await hurrying(() => seesHeading('Oops! We are currently experiencing technical difficulties', 2)(sight));
  await seesText(reason)(sight);
  await sight.expect(sight.page.getByRole('button', { name: 'Try again' })).toBeEnabled();
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
  play: acts(seesFailure('The connection to the video was lost.')),
};
