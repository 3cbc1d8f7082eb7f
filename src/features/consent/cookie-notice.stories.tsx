import { press } from '@storybook-site/story-help/forms';
import { seesHeading, seesText } from '@storybook-site/story-help/looks';
import { acts, type Sight } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';
import { waitFor } from 'storybook/test';

export default { title: 'Screens/Site/Cookie notice', ...at('/about', { device: { consent: undefined } }) };

const seesNoNotice = async ({ page, expect }: Sight) => {
  await waitFor(() => expect(page.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument());
};

export const Asked: Story = {
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('button', { name: 'Accept' })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Refuse' })).toBeEnabled();
  }),
};

export const AskedOnHome: Story = {
  ...inState({ path: '/' }),
  play: acts(async (sight) => {
    await sight.expect(await sight.page.findByRole('button', { name: 'Refuse' })).toBeEnabled();
    await seesHeading('Live now')(sight);
  }),
};

/** The channel has no text for the notice, so the site's own text is shown. */
export const InOurWords: Story = {
  ...inState({
    arrange: ({ catalogue: { settings } }) => {
      settings.static_blocks = settings.static_blocks.filter(({ alias }) => alias !== 'cookie_notice');
    },
  }),
  play: acts(async (sight) => {
    await seesHeading('Cookies')(sight);
    await seesText(/^The site stores what it needs to work on your device\./)(sight);
  }),
};

export const Accepted: Story = {
  play: acts(async (sight) => {
    await press(sight, 'Accept');
    await seesNoNotice(sight);
  }),
};

export const Refused: Story = {
  play: acts(async (sight) => {
    await press(sight, 'Refuse');
    await seesNoNotice(sight);
  }),
};

/**
 * The viewer opened the notice from the footer. The earlier choice applies until the viewer decides again.
 */
export const AskedAgainAfterAccepting: Story = {
  ...inState({ device: { consent: 'accepted' } }),
  play: acts(async (sight) => {
    await press(sight, 'Cookie settings');
    await seesText('You currently accept.')(sight);
  }),
};

export const AskedAgainAfterRefusing: Story = {
  ...inState({ device: { consent: 'refused' } }),
  play: acts(async (sight) => {
    await press(sight, 'Cookie settings');
    await seesText('You currently refuse.')(sight);
  }),
};
