import { accountSteps, mailTo, PASSWORD } from '../steps/account-steps.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { shows } from '../steps/shows';

test.describe('logging in and registering', () => {
  test(
    'logging in returns the viewer to the previous page with its query',
    shows('log in', 'route /login', 'last page', 'session: set after login', 'role logged-in user'),
    async ({ page }) => {
      const { open, fillLogIn, expectSignedIn } = accountSteps(page);
      await open('/vod?sport=hockey');
      await open('/login');
      await fillLogIn('fan@grandstand.test');
      await expect(page).toHaveURL('/vod?sport=hockey');
      await expectSignedIn('Alex');
    },
  );

  test(
    'a visitor who opens a members’ page logs in first and then sees that page with its query',
    shows('key name code'),
    async ({ page }) => {
      const { say, field, press, fillLogIn } = accountSteps(page);
      await page.goto('/profile/sessions/add?code=123456');
      await expect(page).toHaveURL('/login');
      await fillLogIn('fan@grandstand.test');
      await expect(page).toHaveURL('/profile/sessions/add?code=123456');
      await expect(field('device.code')).toHaveValue('123456');
      await press('device.link');
      await expect(page.getByText(say('device.linked'))).toBeVisible();
    },
  );

  test(
    'a rejected log-in shows its error, and the form still contains what was typed',
    shows('rule email empty', 'error invalid email or password'),
    async ({ page, demo }) => {
      const { open, press, field, expectFieldError, fillLogIn, expectAlert } = accountSteps(page);
      await open('/login');
      await press('nav.login');
      await expectAlert('form.check', { count: 2 });
      await expectFieldError('auth.email', 'field.emailEmpty');
      await expectFieldError('auth.password', 'field.required');
      await expect(field('auth.email')).toBeFocused();
      await field('auth.email').fill('fan');
      await expectFieldError('auth.email', 'field.email');

      await fillLogIn('fan@grandstand.test', 'wrong-password');
      await expectAlert('error.invalidCredentials');
      await expect(field('auth.email')).toHaveValue('fan@grandstand.test');
      await expect(field('auth.password')).toHaveValue('wrong-password');

      demo.world.play('offline');
      await press('nav.login');
      await expectAlert('error.offline');
      demo.world.play('server-down');
      await press('nav.login');
      await expectAlert('error.difficulties');
      demo.world.play('default');
      await fillLogIn('fan@grandstand.test');
      await expect(page).toHaveURL('/');
    },
  );

  test(
    'a viewer who is already logged in is redirected, and a message says why',
    shows('error already logged in'),
    async ({ page, demo }) => {
      const { open, say, fillLogIn, expectSignedIn } = accountSteps(page);
      await open('/login');
      const { users, sessions } = demo.world.store;
      const member = users.find(({ email }) => email === 'member@grandstand.test');
      for (const session of sessions.all()) sessions.update(session, { user_id: member?.id ?? null });
      await fillLogIn('fan@grandstand.test');
      await expect(page).toHaveURL('/');
      await expect(page.getByText(say('error.alreadyLoggedIn'))).toBeVisible();
      await expectSignedIn('Robin');
    },
  );

  test(
    'a new viewer registers and confirms their e-mail address in another tab',
    shows(
      'register',
      'verify email',
      'route /registration',
      'authentication modes',
      'route /verify-notice',
      'process state success',
      'session: set after register',
      'rule password mismatch',
      'error email already registered',
    ),
    async ({ page, context, demo }) => {
      const { open, say, main, field, press, expectFieldError, expectAlert, expectHeading } =
        accountSteps(page);
      const phone = main.getByLabel(say('auth.phone'));
      const [newsletter, terms] = [page.getByRole('checkbox').first(), page.getByRole('checkbox').nth(1)];
      await open('/packages');
      await open('/login');
      await field('auth.email').fill('kai@grandstand.test');
      await main.getByRole('link', { name: say('nav.register'), exact: true }).click();
      await expect(page).toHaveURL('/registration');
      await expect(field('auth.email')).toHaveValue('kai@grandstand.test');

      await press('auth.register');
      await expectAlert('form.check', { count: 4 });
      await expectFieldError('auth.firstName', 'field.firstName');
      await expectFieldError('auth.lastName', 'field.lastName');
      await expectFieldError('auth.password', 'field.required');
      await expect(terms).toHaveAccessibleDescription(say('field.terms'));

      await field('auth.firstName').fill('Kai');
      await field('auth.lastName').fill('a'.repeat(81));
      await expectFieldError('auth.lastName', 'field.shorter', { number: 81 });
      await field('auth.lastName').fill('Moe');
      await phone.fill('555');
      await field('auth.password').fill('short');
      await expectFieldError('auth.password', 'field.passwordShort');
      await expect(page.getByText(say('field.phone'))).toBeVisible();
      await phone.fill('(555) 010-0142');
      await field('auth.password').fill(PASSWORD);
      await field('auth.passwordAgain').fill('another');
      await field('auth.passwordAgain').blur();
      await expectFieldError('auth.passwordAgain', 'field.passwordMismatch');
      await field('auth.passwordAgain').fill(PASSWORD);
      // Waits for the message to close: the content below then moves up, and an earlier press would miss it.
      await expect(page.getByText(say('field.passwordMismatch'))).toHaveCount(0);
      await newsletter.check();
      await terms.check();
      await field('auth.email').fill('fan@grandstand.test');
      await press('auth.register');
      await expectFieldError('auth.email', 'error.emailRegistered');
      await expect(field('auth.email')).toBeFocused();
      await expect(field('auth.firstName')).toHaveValue('Kai');

      await field('auth.email').fill('kai@grandstand.test');
      await press('auth.register');
      await expect(page).toHaveURL('/verify-notice');
      await expectHeading('auth.verifyTitle');
      const made = demo.world.store.users.find(({ email }) => email === 'kai@grandstand.test');
      expect(made).toMatchObject({
        first_name: 'Kai',
        phone: '(555) 010-0142',
        newsletter: true,
        terms: true,
      });

      const other = await context.newPage();
      await other.goto(mailTo(demo.world, 'kai@grandstand.test').url);
      await accountSteps(other).expectHeading('auth.verifiedTitle');
      await expect(other).toHaveURL('/verify-email');
      await expectHeading('auth.verifiedTitle');
      await page.getByRole('link', { name: say('auth.continue') }).click();
      await expect(page).toHaveURL('/packages');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).not.toHaveURL('/verify-notice');
    },
  );
});

test.describe('on a channel that uses reCAPTCHA', () => {
  test.use({ scenario: 'recaptcha' });

  test(
    'reCAPTCHA is required, rejects a robot, and must be solved again after every attempt',
    shows('rule recaptcha', 'error recaptcha token required', 'error recaptcha invalid or robot'),
    async ({ page }) => {
      const { open, say, field, press } = accountSteps(page);
      await open('/login');
      await field('auth.email').fill('fan@grandstand.test');
      await field('auth.password').fill('wrong-password');
      const check = page.getByRole('group', { name: say('auth.recaptcha') });
      const [human, robot] = [page.getByLabel('I’m not a robot'), page.getByLabel('I am a robot')];
      await expect(human).toBeVisible();
      await press('nav.login');
      await expect(check).toHaveAccessibleDescription(say('error.recaptchaRequired'));

      await robot.check();
      await press('nav.login');
      await expect(check).toHaveAccessibleDescription(say('error.recaptchaInvalid'));
      await expect(robot).not.toBeChecked();

      await human.check();
      await press('nav.login');
      await expect(page.getByText(say('error.invalidCredentials'))).toBeVisible();
      await expect(human).not.toBeChecked();

      await human.check();
      await field('auth.password').fill(PASSWORD);
      await press('nav.login');
      await expect(page).toHaveURL('/');
    },
  );

  test('the log-in form shows an error if reCAPTCHA does not load, and loading it can be tried again', async ({
    page,
  }) => {
    const { open, say, press } = accountSteps(page);
    await page.route('**/demo/recaptcha.js', (route) => route.abort());
    await open('/login');
    await expect(page.getByText(say('auth.recaptchaFailed'))).toBeVisible();
    await page.unroute('**/demo/recaptcha.js');
    await press('action.tryAgain');
    await expect(page.getByLabel('I’m not a robot')).toBeVisible();
  });
});

test('a log-in form is sent once, however often it is submitted', async ({ page }) => {
  const { open, main, field } = accountSteps(page);
  let sent = 0;
  await page.route('**/api/v2/auth/login', async (route) => {
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await open('/login');
  await field('auth.email').fill('fan@grandstand.test');
  await field('auth.password').fill(PASSWORD);
  await main.getByRole('button', { name: 'Log in', exact: true }).dblclick();
  await field('auth.password').press('Enter');
  await field('auth.password').press('Enter');
  await expect(page).toHaveURL('/');
  expect(sent).toBe(1);
});

test('a password can be shown and pasted, and Caps Lock shows a warning', async ({ page, context }) => {
  const { open, field } = accountSteps(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/login');
  const password = field('auth.password');
  await expect(field('auth.email')).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await page.evaluate(() => navigator.clipboard.writeText('goal-line-1'));
  await password.press('ControlOrMeta+v');
  await expect(password).toHaveValue(PASSWORD);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await password.evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true })),
  );
  await expect(page.getByText('Caps Lock is on')).toBeVisible();
});
