import { invalid } from '@mocks/behaviour/failure';
import { FAN } from '@storybook-site/story-help/checkout';
import { ERROR_TEXTS, seesAlert, seesHeading, seesText } from '@storybook-site/story-help/expectations';
import { fill, press, seesFieldError } from '@storybook-site/story-help/forms';
import { watchPath } from '@storybook-site/story-help/games';
import { acts, type PlayContext, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default {
  title: 'Screens/Profile/Link a device',
  ...at('/profile/sessions/add', { account: FAN }),
};

const linking = (look: (context: PlayContext) => Promise<void>, code = '123 456') =>
  async function link(context: PlayContext) {
    await fill(context, { 'Six-digit code': code });
    await press(context, 'Link the device');
    await look(context);
  };

export const Empty: Story = { play: acts(seesHeading('Link a device', 2)) };

export const CodeFromAddress: Story = {
  ...inState({ path: '/profile/sessions/add?code=123456' }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByLabelText('Six-digit code')).toHaveValue('123456');
  }),
};

export const CodeMalformed: Story = {
  play: acts(linking(seesFieldError('Six-digit code', 'Enter the six digits'), '12')),
};

export const Linked: Story = {
  play: sees(
    ['addSession 200'],
    linking(async (context) => {
      await seesText('Your device is linked. It will be logged in within a few seconds.')(context);
      await context.expect(context.page.getByRole('button', { name: 'Link another device' })).toBeVisible();
    }),
  ),
};

export const LinkedFromAGame: Story = {
  ...inState({ path: `/profile/sessions/add?${new URLSearchParams({ back: watchPath() })}` }),
  play: acts(
    linking(async ({ page, expect }) => {
      await expect(await page.findByRole('link', { name: 'Back to the game' })).toHaveAttribute(
        'href',
        watchPath(),
      );
    }),
  ),
};

export const CodeRefused: Story = {
  ...inState({ responses: { addSession: () => invalid({ code: ['Malformed.'] }) } }),
  play: sees(['addSession 400'], linking(seesFieldError('Six-digit code', 'Enter the six digits'))),
};

export const CodeUnknown: Story = {
  play: sees(
    ['addSession 404'],
    linking(
      seesFieldError(
        'Six-digit code',
        'No device is showing this code. Check it, or get a new one on the device.',
      ),
      '654321',
    ),
  ),
};

export const SessionOver: Story = {
  ...inState({ responses: { addSession: 401 } }),
  play: sees(['addSession 401'], linking(seesHeading('Log in', 1))),
};

export const RateLimited: Story = {
  ...inState({ responses: { addSession: 429 } }),
  play: sees(['addSession 429'], linking(seesAlert(ERROR_TEXTS[429]))),
};

export const Failed: Story = {
  ...inState({ responses: { addSession: 500 } }),
  play: sees(['addSession 500'], linking(seesAlert(ERROR_TEXTS[500]))),
};

export const Offline: Story = {
  ...inState({ responses: { addSession: 'no connection' } }),
  play: acts(linking(seesAlert('The server isn’t responding. Check your connection and try again.'))),
};
