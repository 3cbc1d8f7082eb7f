import { FAN } from '@storybook-site/story-help/checkout';
import { ERROR_TEXTS, seesHeading, seesText } from '@storybook-site/story-help/expectations';
import { press } from '@storybook-site/story-help/forms';
import { mailedLink } from '@storybook-site/story-help/mailed-link';
import { acts, type Sight, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

const FORGED = { email: FAN, expires: '1794510000', signature: 'forged' };

export default {
  title: 'Screens/Account/Delete account',
  ...at('/confirm-account-deletion', mailedLink({ to: FAN, kind: 'account-deletion' })),
};

const deleting = (look: (sight: Sight) => Promise<void>) => async (sight: Sight) => {
  await press(sight, 'Delete my account');
  await look(sight);
};

const mayRetry = (reason: string) =>
  deleting(async (sight) => {
    await seesText(reason)(sight);
    await sight.expect(sight.page.getByRole('button', { name: 'Delete my account' })).toBeEnabled();
  });

export const Asked: Story = {
  play: acts(async (sight) => {
    await seesHeading('Delete your account?', 1)(sight);
    await sight.expect(sight.page.getByText(FAN)).toBeVisible();
  }),
};

export const Deleted: Story = {
  play: sees(['confirmAccountDeletion 200'], deleting(seesHeading('Your account has been deleted', 1))),
};

export const DeletedWhileSignedIn: Story = {
  ...inState({ account: FAN }),
  play: acts(
    deleting(async (sight) => {
      await seesHeading('Your account has been deleted', 1)(sight);
      await sight.expect(await sight.page.findByRole('link', { name: 'Sign up' })).toBeVisible();
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
