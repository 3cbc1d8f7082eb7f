import { invalid } from '@mocks/behaviour/failure';
import { FAN, MEMBER } from '@storybook-site/story-help/checkout';
import { ERROR_TEXTS, seesAlert, seesHeading, seesText } from '@storybook-site/story-help/expectations';
import { fill, press, seesFieldError } from '@storybook-site/story-help/forms';
import { seesToast } from '@storybook-site/story-help/notices';
import { acts, type PlayContext, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default { title: 'Screens/Profile/Edit profile', ...at('/profile/edit', { account: MEMBER }) };

const saving =
  (values: Record<string, string>, look: (context: PlayContext) => Promise<void>) =>
  async (context: PlayContext): Promise<void> => {
    await fill(context, values);
    await press(context, 'Save changes');
    await look(context);
  };

const NAME = { 'First name': 'Robyn' };

/** Checks that the form keeps the typed values after an error. */
const kept = (look: (context: PlayContext) => Promise<void>) =>
  saving(NAME, async (context) => {
    await look(context);
    await context.expect(context.page.getByLabelText('First name')).toHaveValue('Robyn');
  });

export const Details: Story = {
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByLabelText('First name')).toHaveValue('Robin');
  }),
};

export const Saved: Story = {
  play: sees(
    ['updateProfile 200'],
    saving(NAME, async (context) => {
      await seesToast('Your profile has been saved.')(context);
      await seesHeading('Robyn Hale', 1)(context);
    }),
  ),
};

export const NewAddress: Story = {
  play: sees(
    ['updateProfile 200'],
    saving(
      { Email: 'robin@example.com', 'Current password': 'goal-line-1' },
      seesToast('Your profile has been saved. Open the link we sent to your new address to confirm it.'),
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
      { 'New password': 'touch-line-2', 'Confirm new password': 'touch-line-3' },
      seesFieldError('Confirm new password', 'The password and password confirmation do not match'),
    ),
  ),
};

export const PhoneRefused: Story = {
  ...inState({ responses: { updateProfile: () => invalid({ phone: ['Unknown.'] }) } }),
  play: sees(['updateProfile 400'], kept(seesFieldError('Phone', 'A valid phone number is required'))),
};

export const SessionOver: Story = {
  ...inState({ responses: { updateProfile: 401 } }),
  play: sees(['updateProfile 401'], saving(NAME, seesHeading('Log in', 1))),
};

export const RateLimited: Story = {
  ...inState({ responses: { updateProfile: 429 } }),
  play: sees(['updateProfile 429'], kept(seesAlert(ERROR_TEXTS[429]))),
};

export const Failed: Story = {
  ...inState({ responses: { updateProfile: 500 } }),
  play: sees(['updateProfile 500'], kept(seesAlert(ERROR_TEXTS[500]))),
};

export const Offline: Story = {
  ...inState({ responses: { updateProfile: 'no connection' } }),
  play: acts(kept(seesAlert('The server isn’t responding. Check your connection and try again.'))),
};

const TEMPORARY = { scenario: 'temporary-password', account: 'temp@grandstand.test' } as const;
const OWN = { 'New password': 'touch-line-2', 'Confirm new password': 'touch-line-2' };

const setting = (look: (context: PlayContext) => Promise<void>) => async (context: PlayContext) => {
  await fill(context, OWN);
  await press(context, 'Set new password');
  await look(context);
};

/** A viewer with a temporary password is redirected to this form from every page. */
export const TemporaryPassword: Story = {
  ...inState({ ...TEMPORARY, path: '/schedule' }),
  play: acts(seesText('The channel gave you a temporary password. Choose your own to continue.')),
};

export const TemporaryPasswordReplaced: Story = {
  ...inState(TEMPORARY),
  play: sees(['updateProfile 200'], setting(seesToast('Your new password has been saved.'))),
};

export const TemporaryPasswordRefused: Story = {
  ...inState({ ...TEMPORARY, responses: { updateProfile: () => invalid({ password: ['Too short.'] }) } }),
  play: sees(['updateProfile 400'], setting(seesFieldError('New password', 'The password is too short'))),
};
