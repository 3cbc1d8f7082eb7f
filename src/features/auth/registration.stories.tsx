import { FAN } from '@storybook-site/story-help/checkout';
import { ERROR_TEXTS, seesAlert, seesHeading, seesText } from '@storybook-site/story-help/expectations';
import { fill, press, seesFieldError } from '@storybook-site/story-help/forms';
import { acts, type PlayContext, sees } from '@storybook-site/story-help/sees';
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

async function register(context: PlayContext, differing: Partial<typeof GIVEN> = {}): Promise<void> {
  await fill(context, { ...GIVEN, ...differing });
  await context.user.click(context.page.getByRole('checkbox', { name: /^I accept/ }));
  await press(context, 'Register');
}

const refused = (look: (context: PlayContext) => Promise<void>) => async (context: PlayContext) => {
  await register(context);
  await look(context);
  await context.expect(context.page.getByLabelText('First name')).toHaveValue('Jules');
};

export const Empty: Story = {
  flows: {
    start: { 'Fills in the form': 'screens-account-register--registered' },
    free: { 'Fills in the form': 'screens-account-register--registered' },
  },
  play: acts(seesHeading('Create your account', 1)),
};

export const FieldsMissing: Story = {
  play: acts(async (context) => {
    await context.page.findByLabelText('First name');
    await press(context, 'Register');
    await seesAlert(/Please check the \d fields marked in red\./)(context);
    await seesFieldError('First name', 'Enter your first name')(context);
    await seesFieldError('Last name', 'Enter your last name')(context);
    await seesText('Please accept terms & conditions')(context);
  }),
};

export const PasswordsDiffer: Story = {
  play: acts(async (context) => {
    await register(context, { 'Confirm password': 'goal-line-3' });
    await seesFieldError('Confirm password', 'The password and password confirmation do not match')(context);
  }),
};

export const PasswordTooShort: Story = {
  play: acts(async (context) => {
    await register(context, { Password: 'short', 'Confirm password': 'short' });
    await seesFieldError('Password', 'The password is too short')(context);
  }),
};

export const PhoneMalformed: Story = {
  play: acts(async (context) => {
    await register(context, { Phone: 'none' });
    await seesFieldError('Phone', 'A valid phone number is required')(context);
  }),
};

export const Registered: Story = {
  flows: {
    start: { 'Opens the link in the letter': 'screens-account-confirm-email-address--confirmed' },
    free: { 'Opens the link in the letter': 'screens-account-confirm-email-address--confirmed' },
  },
  play: sees(['register 200'], async (context) => {
    await register(context);
    await seesHeading('Confirm your email address', 1)(context);
    await context.expect(context.page.getByText(NEWCOMER)).toBeVisible();
  }),
};

export const AddressTaken: Story = {
  play: sees(['register 400'], async (context) => {
    await register(context, { Email: FAN });
    await seesFieldError('Email', 'The email address you have entered is already registered.')(context);
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
  play: acts(async (context) => {
    await seesHeading('Create your account', 1)(context);
    await context.expect(context.page.queryByText('or by email')).not.toBeInTheDocument();
  }),
};

export const Recaptcha: Story = {
  ...inState({ scenario: 'recaptcha' }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('checkbox', { name: 'I’m not a robot' })).toBeVisible();
  }),
};
