import { FAN } from '@storybook-site/story-help/checkout';
import { ERROR_TEXTS, seesHeading, seesText } from '@storybook-site/story-help/expectations';
import { press } from '@storybook-site/story-help/forms';
import { mailedLink } from '@storybook-site/story-help/mailed-link';
import { acts, type PlayContext, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

const FORGED = { email: FAN, expires: '1794510000', signature: 'forged' };

export default {
  title: 'Screens/Account/Delete account',
  ...at('/confirm-account-deletion', mailedLink({ to: FAN, kind: 'account-deletion' })),
};

const deleting = (look: (context: PlayContext) => Promise<void>) => async (context: PlayContext) => {
  await press(context, 'Delete my account');
  await look(context);
};

const mayRetry = (reason: string) =>
  deleting(async (context) => {
    await seesText(reason)(context);
    await context.expect(context.page.getByRole('button', { name: 'Delete my account' })).toBeEnabled();
  });

export const Asked: Story = {
  play: acts(async (context) => {
    await seesHeading('Delete your account?', 1)(context);
    await context.expect(context.page.getByText(FAN)).toBeVisible();
  }),
};

export const Deleted: Story = {
  play: sees(['confirmAccountDeletion 200'], deleting(seesHeading('Your account has been deleted', 1))),
};

export const DeletedWhileSignedIn: Story = {
  ...inState({ account: FAN }),
  play: acts(
    deleting(async (context) => {
      await seesHeading('Your account has been deleted', 1)(context);
      await context.expect(await context.page.findByRole('link', { name: 'Sign up' })).toBeVisible();
    }),
  ),
};

export const Expired: Story = {
  ...inState(mailedLink({ to: FAN, kind: 'account-deletion', expired: true })),
  play: sees(
    ['confirmAccountDeletion 400'],
    deleting(seesText(/^This link has expired\. Nothing was deleted\./)),
  ),
};

export const Forged: Story = {
  ...inState({ link: FORGED }),
  play: sees(
    ['confirmAccountDeletion 400'],
    deleting(seesText(/^This link doesn’t work\. Nothing was deleted\./)),
  ),
};

export const AccountUnknown: Story = {
  ...inState({ link: { ...FORGED, email: 'nobody@example.com' } }),
  play: sees(
    ['confirmAccountDeletion 400'],
    deleting(seesText('We found no account with this email address.')),
  ),
};

export const LinkIncomplete: Story = {
  ...inState({ link: { email: FAN, expires: '', signature: '' } }),
  play: acts(seesHeading('This link is incomplete', 1)),
};

export const RateLimited: Story = {
  ...inState({ responses: { confirmAccountDeletion: 429 } }),
  play: sees(['confirmAccountDeletion 429'], mayRetry(ERROR_TEXTS[429])),
};

export const Failed: Story = {
  ...inState({ responses: { confirmAccountDeletion: 500 } }),
  play: sees(['confirmAccountDeletion 500'], mayRetry(ERROR_TEXTS[500])),
};

export const Offline: Story = {
  ...inState({ responses: { confirmAccountDeletion: 'no connection' } }),
  play: acts(mayRetry('The server isn’t responding. Check your connection and try again.')),
};
