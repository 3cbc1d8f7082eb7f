import { FAN } from '@storybook-site/story-help/checkout';
import { ERROR_TEXTS, seesAlert, seesHeading, seesText } from '@storybook-site/story-help/expectations';
import { fill, press, seesFieldError } from '@storybook-site/story-help/forms';
import { acts, type Sight, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default { title: 'Screens/Account/Register', ...at('/registration') };

const NEWCOMER = 'jules@example.com';
const GIVEN = {
  'First name': 'Jules',
  'Last name': 'Moreau',
  Email: NEWCOMER,
  Phone: '+1 555 010 0142',
  Password: 'goal-line-2',
  'Confirm password': 'goal-line-2',
};

async function register(sight: Sight, differing: Partial<typeof GIVEN> = {}): Promise<void> {
  await fill(sight, { ...GIVEN, ...differing });
  await sight.user.click(sight.page.getByRole('checkbox', { name: /^I accept/ }));
  await press(sight, 'Register');
}

const refused = (look: (sight: Sight) => Promise<void>) => async (sight: Sight) => {
  await register(sight);
  await look(sight);
  await sight.expect(sight.page.getByLabelText('First name')).toHaveValue('Jules');
};

export const Empty: Story = {
  flows: {
    start: { 'Fills in the form': 'screens-account-register--registered' },
    free: { 'Fills in the form': 'screens-account-register--registered' },
  },
  play: acts(seesHeading('Create your account', 1)),
};

export const FieldsMissing: Story = {
  play: acts(async (sight) => {
    await sight.page.findByLabelText('First name');
    await press(sight, 'Register');
    await seesAlert(/Please check the \d fields marked in red\./)(sight);
    await seesFieldError('First name', 'Enter your first name')(sight);
    await seesFieldError('Last name', 'Enter your last name')(sight);
    await seesText('Please accept terms & conditions')(sight);
  }),
};

export const PasswordsDiffer: Story = {
  play: acts(async (sight) => {
    await register(sight, { 'Confirm password': 'goal-line-3' });
    await seesFieldError('Confirm password', 'The password and password confirmation do not match')(sight);
  }),
};

export const PasswordTooShort: Story = {
  play: acts(async (sight) => {
    await register(sight, { Password: 'short', 'Confirm password': 'short' });
    await seesFieldError('Password', 'The password is too short')(sight);
  }),
};

export const PhoneMalformed: Story = {
  play: acts(async (sight) => {
    await register(sight, { Phone: 'none' });
    await seesFieldError('Phone', 'A valid phone number is required')(sight);
  }),
};

export const Registered: Story = {
  flows: {
    start: { 'Opens the link in the letter': 'screens-account-confirm-email-address--confirmed' },
    free: { 'Opens the link in the letter': 'screens-account-confirm-email-address--confirmed' },
  },
  play: sees(['register 200'], async (sight) => {
    await register(sight);
    await seesHeading('Confirm your email address', 1)(sight);
    await sight.expect(sight.page.getByText(NEWCOMER)).toBeVisible();
  }),
};

export const AddressTaken: Story = {
  play: sees(['register 400'], async (sight) => {
    await register(sight, { Email: FAN });
    await seesFieldError('Email', 'The email address you have entered is already registered.')(sight);
  }),
};

export const RateLimited: Story = {
  ...inState({ responses: { register: 429 } }),
  play: sees(['register 429'], refused(seesAlert(ERROR_TEXTS[429]))),
};

export const Failed: Story = {
  ...inState({ responses: { register: 500 } }),
  play: sees(['register 500'], refused(seesAlert(ERROR_TEXTS[500]))),
};

export const Offline: Story = {
  ...inState({ responses: { register: 'no connection' } }),
  play: acts(refused(seesAlert('The server isn’t responding. Check your connection and try again.'))),
};

export const WithoutProviders: Story = {
  ...inState({
    arrange: ({ catalogue }) =>
      void Object.assign(catalogue.settings, { google_client_id: null, facebook_client_id: null }),
  }),
  play: acts(async (sight) => {
    await seesHeading('Create your account', 1)(sight);
    await sight.expect(sight.page.queryByText('or by email')).not.toBeInTheDocument();
  }),
};

export const Recaptcha: Story = {
  ...inState({ scenario: 'recaptcha' }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('checkbox', { name: 'I’m not a robot' })).toBeVisible();
  }),
};
