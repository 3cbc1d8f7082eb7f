import { seesHeading, seesText } from '@storybook-site/story-help/expectations';
import { press } from '@storybook-site/story-help/forms';
import { acts, type PlayContext } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';
import { waitFor } from 'storybook/test';

export default { title: 'Screens/Site/Cookie notice', ...at('/about', { device: { consent: undefined } }) };

const seesNoNotice = async ({ page, expect }: PlayContext) => {
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
  play: acts(async (context) => {
    await context.expect(await context.page.findByRole('button', { name: 'Refuse' })).toBeEnabled();
    await seesHeading('Live now')(context);
  }),
};

/** The channel has no text for the notice, so the site's own text is shown. */
export const InOurWords: Story = {
  ...inState({
    arrange: ({ catalogue: { settings } }) => {
      settings.static_blocks = settings.static_blocks.filter(({ alias }) => alias !== 'cookie_notice');
    },
  }),
  play: acts(async (context) => {
    await seesHeading('Cookies')(context);
    await seesText(/^The site stores what it needs to work on your device\./)(context);
  }),
};

export const Accepted: Story = {
  play: acts(async (context) => {
    await press(context, 'Accept');
    await seesNoNotice(context);
  }),
};

export const Refused: Story = {
  play: acts(async (context) => {
    await press(context, 'Refuse');
    await seesNoNotice(context);
  }),
};

/**
 * The viewer opened the notice from the footer. The earlier choice applies until the viewer decides again.
 */
export const AskedAgainAfterAccepting: Story = {
  ...inState({ device: { consent: 'accepted' } }),
  play: acts(async (context) => {
    await press(context, 'Cookie settings');
    await seesText('You currently accept.')(context);
  }),
};

export const AskedAgainAfterRefusing: Story = {
  ...inState({ device: { consent: 'refused' } }),
  play: acts(async (context) => {
    await press(context, 'Cookie settings');
    await seesText('You currently refuse.')(context);
  }),
};
