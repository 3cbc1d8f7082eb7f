import { invalid } from '@mocks/behaviour/failure';
import { fill, press, seesFieldError } from '@storybook-site/forms';
import { SAYS, seesAlert, seesHeading, seesText } from '@storybook-site/looks';
import { seesToast } from '@storybook-site/notices';
import { acts, type Sight, sees } from '@storybook-site/sees';
import { at, inState, type Story } from '@storybook-site/stories';
import { FAN, MEMBER } from '@storybook-site/till';

export default { title: 'Screens/Profile/Edit profile', ...at('/profile/edit', { account: MEMBER }) };

const saving =
  (values: Record<string, string>, look: (sight: Sight) => Promise<void>) =>
  async (sight: Sight): Promise<void> => {
    await fill(sight, values);
    await press(sight, 'Save changes');
    await look(sight);
  };

const NAME = { 'First name': 'Robyn' };

/** What was typed is still there to be sent again. */
const kept = (look: (sight: Sight) => Promise<void>) =>
  saving(NAME, async (sight) => {
    await look(sight);
    await sight.expect(sight.page.getByLabelText('First name')).toHaveValue('Robyn');
  });

export const Details: Story = {
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByLabelText('First name')).toHaveValue('Robin');
  }),
};

export const Saved: Story = {
  play: sees(
    ['updateProfile 200'],
    saving(NAME, async (sight) => {
      await seesToast('Your profile is saved.')(sight);
      await seesHeading('Robyn Hale', 1)(sight);
    }),
  ),
};

export const NewAddress: Story = {
  play: sees(
    ['updateProfile 200'],
    saving(
      { Email: 'robin@example.com', 'Current password': 'goal-line-1' },
      seesToast('Your profile is saved. Please open the link that we sent to the new address.'),
    ),
  ),
};

export const CurrentPasswordMissing: Story = {
  play: acts(saving({ Email: 'robin@example.com' }, seesFieldError('Current password', 'Field is required'))),
};

export const CurrentPasswordWrong: Story = {
  play: sees(
    ['updateProfile 400'],
    saving(
      { Email: 'robin@example.com', 'Current password': 'another-one' },
      seesFieldError('Current password', 'Incorrect password'),
    ),
  ),
};

export const AddressTaken: Story = {
  play: sees(
    ['updateProfile 400'],
    saving(
      { Email: FAN, 'Current password': 'goal-line-1' },
      seesFieldError('Email', 'The email address you have entered is already registered.'),
    ),
  ),
};

export const PasswordsDiffer: Story = {
  play: acts(
    saving(
      { 'New password': 'touch-line-2', 'New password once more': 'touch-line-3' },
      seesFieldError('New password once more', 'The password and password confirmation do not match'),
    ),
  ),
};

export const PhoneRefused: Story = {
  ...inState({ answers: { updateProfile: () => invalid({ phone: ['Unknown.'] }) } }),
  play: sees(['updateProfile 400'], kept(seesFieldError('Phone', 'A valid phone number is required'))),
};

export const SessionOver: Story = {
  ...inState({ answers: { updateProfile: 401 } }),
  play: sees(['updateProfile 401'], saving(NAME, seesHeading('Log in', 1))),
};

export const RateLimited: Story = {
  ...inState({ answers: { updateProfile: 429 } }),
  play: sees(['updateProfile 429'], kept(seesAlert(SAYS[429]))),
};

export const Failed: Story = {
  ...inState({ answers: { updateProfile: 500 } }),
  play: sees(['updateProfile 500'], kept(seesAlert(SAYS[500]))),
};

export const Offline: Story = {
  ...inState({ answers: { updateProfile: 'no connection' } }),
  play: acts(kept(seesAlert('No answer from the server. Check your connection and try again.'))),
};

const TEMPORARY = { scenario: 'temporary-password', account: 'temp@grandstand.test' } as const;
const OWN = { 'New password': 'touch-line-2', 'New password once more': 'touch-line-2' };

const setting = (look: (sight: Sight) => Promise<void>) => async (sight: Sight) => {
  await fill(sight, OWN);
  await press(sight, 'Set the password');
  await look(sight);
};

/** Wherever this viewer goes, this comes first. */
export const TemporaryPassword: Story = {
  ...inState({ ...TEMPORARY, path: '/schedule' }),
  play: acts(seesText('Your password was given to you by the channel. Choose one of your own to go on.')),
};

export const TemporaryPasswordReplaced: Story = {
  ...inState(TEMPORARY),
  play: sees(['updateProfile 200'], setting(seesToast('Your password is set.'))),
};

export const TemporaryPasswordRefused: Story = {
  ...inState({ ...TEMPORARY, answers: { updateProfile: () => invalid({ password: ['Too short.'] }) } }),
  play: sees(['updateProfile 400'], setting(seesFieldError('New password', 'The password is too short'))),
};
