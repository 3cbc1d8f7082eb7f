import { FAN } from '@storybook-site/story-help/checkout';
import { ERROR_TEXTS, seesAlert, seesHeading, seesText } from '@storybook-site/story-help/expectations';
import { fill, press, seesFieldError } from '@storybook-site/story-help/forms';
import { acts, type PlayContext, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default { title: 'Screens/Account/Forgotten password', ...at('/password-reset-request') };

const asking =
  (email: string, look: (context: PlayContext) => Promise<void>) =>
  async (context: PlayContext): Promise<void> => {
    await fill(context, { Email: email });
    await press(context, 'Send link');
    await look(context);
  };

export const Empty: Story = {
  flows: {
    password: {
      'Enters the address of the account': 'screens-account-forgotten-password--sent',
      'Enters an address without an account': 'screens-account-forgotten-password--account-unknown',
    },
  },
  play: acts(seesHeading('Forgot your password?', 1)),
};

export const AddressMalformed: Story = {
  play: acts(asking('alex', seesFieldError('Email', 'A valid email address is required'))),
};

export const Sent: Story = {
  flows: { password: { 'Opens the link in the letter': 'screens-account-new-password--empty' } },
  play: sees(
    ['requestPasswordReset 200'],
    asking(FAN, async (context) => {
      await seesHeading('Check your inbox', 1)(context);
      await seesText(/It is valid for 60 minutes\./)(context);
    }),
  ),
};

export const AccountUnknown: Story = {
  flows: { password: { 'Enters the right address': 'screens-account-forgotten-password--sent' } },
  play: sees(
    ['requestPasswordReset 400'],
    asking('nobody@example.com', seesFieldError('Email', 'We found no account with this email address.')),
  ),
};

export const RateLimited: Story = {
  ...inState({ responses: { requestPasswordReset: 429 } }),
  play: sees(['requestPasswordReset 429'], asking(FAN, seesAlert(ERROR_TEXTS[429]))),
};

export const Failed: Story = {
  ...inState({ responses: { requestPasswordReset: 500 } }),
  play: sees(['requestPasswordReset 500'], asking(FAN, seesAlert(ERROR_TEXTS[500]))),
};

export const Offline: Story = {
  ...inState({ responses: { requestPasswordReset: 'no connection' } }),
  play: acts(asking(FAN, seesAlert('The server isn’t responding. Check your connection and try again.'))),
};
