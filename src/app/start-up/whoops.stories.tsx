import { acts, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default { title: 'Screens/Start-up/WHOOPS!', ...at('/about') };

const keyRefused = () =>
  Response.json(
    { code: 'no_key_found', message: 'No API key found.', errors: { channel_key: ['Unknown.'] } },
    { status: 400 },
  );

const seesWhoops: Parameters<typeof acts>[0] = async ({ page, expect }) => {
  await expect(await page.findByRole('heading', { name: 'WHOOPS!' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Reload in \d+/ })).toBeDisabled();
};

/** Shows the screen during its countdown; the button unlocks after 60 seconds. */
export const Countdown: Story = {
  ...inState({ responses: { getApiKey: keyRefused } }),
  flows: { start: { 'Reloads after a minute': 'screens-home--signed-out' } },
  play: sees(['getApiKey 400'], seesWhoops),
};

export const KeysRevoked: Story = {
  ...inState({ scenario: 'keys-revoked' }),
  play: acts(seesWhoops),
};

export const ChannelKeyMalformed: Story = {
  ...inState({ responses: { getChannelKey: 400 } }),
  play: sees(['getChannelKey 400'], seesWhoops),
};

export const ChannelUnknown: Story = {
  ...inState({ responses: { getChannelKey: 404 } }),
  play: sees(['getChannelKey 404'], seesWhoops),
};

export const ChannelKeyRateLimited: Story = {
  ...inState({ responses: { getChannelKey: 429 } }),
  play: sees(['getChannelKey 429'], seesWhoops),
};

export const ChannelKeyFailed: Story = {
  ...inState({ responses: { getChannelKey: 500 } }),
  play: sees(['getChannelKey 500'], seesWhoops),
};

export const ApiKeyRateLimited: Story = {
  ...inState({ responses: { getApiKey: 429 } }),
  play: sees(['getApiKey 429'], seesWhoops),
};

export const ApiKeyFailed: Story = {
  ...inState({ responses: { getApiKey: 500 } }),
  play: sees(['getApiKey 500'], seesWhoops),
};
