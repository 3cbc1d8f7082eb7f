import { failure, invalid } from '@mocks/behaviour/failure';
import { FAN } from '@storybook-site/story-help/checkout';
import { ERROR_TEXTS, seesAlert, seesHeading, seesText } from '@storybook-site/story-help/expectations';
import { fill, press, seesFieldError } from '@storybook-site/story-help/forms';
import { acts, type PlayContext, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default { title: 'Screens/Account/Log in', ...at('/login') };

async function logIn(context: PlayContext, password = 'goal-line-1'): Promise<void> {
  await fill(context, { Email: FAN, Password: password });
  await press(context, 'Log in');
}

const refused = (look: (context: PlayContext) => Promise<void>) => async (context: PlayContext) => {
  await logIn(context);
  await look(context);
  await context.expect(await context.page.findByLabelText('Email')).toHaveValue(FAN);
};

export const Empty: Story = {
  flows: {
    start: {
      'Enters email and password': 'screens-account-log-in--logged-in',
      'Mistypes the password': 'screens-account-log-in--wrong-password',
    },
    password: {
      'Enters a wrong password': 'screens-account-log-in--wrong-password',
      'Presses “Forgot your password?”': 'screens-account-forgotten-password--empty',
    },
  },
  play: acts(seesHeading('Log in', 1)),
};

export const FieldsMissing: Story = {
  play: acts(async (context) => {
    await context.page.findByLabelText('Email');
    await press(context, 'Log in');
    await seesAlert('Please check the 2 fields marked in red.')(context);
    await context.expect(context.page.getByLabelText('Email')).toBeInvalid();
    await context.expect(context.page.getByLabelText('Password')).toBeInvalid();
  }),
};

export const AddressMalformed: Story = {
  play: acts(async (context) => {
    await fill(context, { Email: 'alex', Password: 'goal-line-1' });
    await seesFieldError('Email', 'A valid email address is required')(context);
  }),
};

export const PasswordShown: Story = {
  play: acts(async (context) => {
    await fill(context, { Email: FAN, Password: 'goal-line-1' });
    await press(context, 'Show password');
    await context.expect(context.page.getByLabelText('Password')).toHaveAttribute('type', 'text');
  }),
};

export const Sending: Story = {
  ...inState({ responses: { logIn: 'never' } }),
  play: acts(async (context) => {
    await logIn(context);
    await context
      .expect(context.page.getByRole('button', { name: 'Log in' }))
      .toHaveAttribute('aria-busy', 'true');
  }),
};

export const LoggedIn: Story = {
  flows: {
    start: {},
    password: {},
  },
  play: sees(['logIn 200'], async (context) => {
    await logIn(context);
    await context.expect(await context.page.findByRole('link', { name: 'Alex' })).toBeVisible();
    await seesHeading('Live now')(context);
  }),
};

export const WrongPassword: Story = {
  flows: {
    start: { 'Enters the right one': 'screens-account-log-in--logged-in' },
    password: { 'Presses “Forgot your password?”': 'screens-account-forgotten-password--empty' },
  },
  play: sees(['logIn 400'], async (context) => {
    await logIn(context, 'wrong-password');
    await seesAlert('Invalid email or password. Please try again.')(context);
  }),
};

export const FieldRefused: Story = {
  ...inState({ responses: { logIn: () => invalid({ login: ['Malformed.'] }) } }),
  play: sees(['logIn 400'], refused(seesFieldError('Email', 'A valid email address is required'))),
};

export const RateLimited: Story = {
  ...inState({ responses: { logIn: 429 } }),
  play: sees(['logIn 429'], refused(seesAlert(ERROR_TEXTS[429]))),
};

export const Failed: Story = {
  ...inState({ responses: { logIn: 500 } }),
  play: sees(['logIn 500'], refused(seesAlert(ERROR_TEXTS[500]))),
};

export const Offline: Story = {
  ...inState({ responses: { logIn: 'no connection' } }),
  play: acts(refused(seesAlert('The server isn’t responding. Check your connection and try again.'))),
};

const ROBOT = 'I’m not a robot';

export const Recaptcha: Story = {
  ...inState({ scenario: 'recaptcha' }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('checkbox', { name: ROBOT })).toBeVisible();
  }),
};

export const RecaptchaMissing: Story = {
  ...inState({ scenario: 'recaptcha' }),
  play: acts(async (context) => {
    await context.page.findByRole('checkbox', { name: ROBOT });
    await logIn(context);
    await seesText('Please confirm that you are not a robot.')(context);
  }),
};

export const RecaptchaRefused: Story = {
  ...inState({
    scenario: 'recaptcha',
    responses: {
      logIn: () => failure(400, 'recaptcha_invalid', 'Refused.', { recaptcha_token: ['Refused.'] }),
    },
  }),
  play: sees(['logIn 400'], async (context) => {
    await context.user.click(await context.page.findByRole('checkbox', { name: ROBOT }));
    await logIn(context);
    await seesText('The robot check failed. Please try again.')(context);
  }),
};
