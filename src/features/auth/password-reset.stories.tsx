import { failure } from '@mocks/behaviour/failure';
import { FAN } from '@storybook-site/story-help/checkout';
import { ERROR_TEXTS, seesAlert, seesHeading, seesText } from '@storybook-site/story-help/expectations';
import { fill, press, seesFieldError } from '@storybook-site/story-help/forms';
import { mailedLink } from '@storybook-site/story-help/mailed-link';
import { acts, type PlayContext, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default {
  title: 'Screens/Account/New password',
  ...at('/password-reset', mailedLink({ to: FAN, kind: 'password-reset' })),
};

async function choose(context: PlayContext, again = 'touch-line-2'): Promise<void> {
  await fill(context, { 'New password': 'touch-line-2', 'Confirm new password': again });
  await press(context, 'Set new password');
}

const choosing = (look: (context: PlayContext) => Promise<void>) => async (context: PlayContext) => {
  await choose(context);
  await look(context);
};

export const Empty: Story = {
  flows: {
    password: {
      'Enters a new password twice': 'screens-account-new-password--changed',
      'Enters two different passwords': 'screens-account-new-password--passwords-differ',
      'Does so after the link expired': 'screens-account-new-password--expired',
    },
  },
  play: acts(seesHeading('Choose a new password', 1)),
};

export const PasswordsDiffer: Story = {
  flows: { password: { 'Enters the same one twice': 'screens-account-new-password--changed' } },
  play: acts(async (context) => {
    await choose(context, 'touch-line-3');
    await seesFieldError('Confirm new password', 'PASSWORDS DON’T MATCH')(context);
  }),
};

export const Changed: Story = {
  flows: { password: { 'Logs in with it': 'screens-account-log-in--logged-in' } },
  play: sees(['resetPassword 200'], choosing(seesHeading('Your password has been changed', 1))),
};

export const Expired: Story = {
  ...inState(mailedLink({ to: FAN, kind: 'password-reset', expired: true })),
  flows: { password: { 'Presses “Request a new link”': 'screens-account-forgotten-password--empty' } },
  play: sees(
    ['resetPassword 400'],
    choosing(async (context) => {
      await seesHeading('This link has expired', 1)(context);
      await context.expect(context.page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
    }),
  ),
};

export const Used: Story = {
  ...inState({ link: { email: FAN, expires: '1794510000', signature: 'used' } }),
  play: sees(
    ['resetPassword 400'],
    choosing(seesText('Your password could not be reset. Please request a new link.')),
  ),
};

export const AccountUnknown: Story = {
  ...inState({ responses: { resetPassword: () => failure(400, 'user_not_found', 'User not found.') } }),
  play: sees(['resetPassword 400'], choosing(seesText('We found no account with this email address.'))),
};

export const LinkIncomplete: Story = {
  ...inState({ link: { email: FAN, expires: '', signature: '' } }),
  play: acts(seesHeading('This link is incomplete', 1)),
};

export const RateLimited: Story = {
  ...inState({ responses: { resetPassword: 429 } }),
  play: sees(['resetPassword 429'], choosing(seesAlert(ERROR_TEXTS[429]))),
};

export const Failed: Story = {
  ...inState({ responses: { resetPassword: 500 } }),
  play: sees(['resetPassword 500'], choosing(seesAlert(ERROR_TEXTS[500]))),
};
