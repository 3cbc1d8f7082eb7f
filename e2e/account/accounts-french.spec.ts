import { accountSteps } from '../steps/account-steps.ts';
import { expect, test } from '../steps/demo-channel.ts';

// The complete journeys are tested in English. This file checks the texts and errors of the same screens in
// French.
test.use({ scenario: 'french' });

test('the forms for logging in and registering show their errors in French', async ({ page }) => {
  const { open, say, main, press, expectFieldError, fillLogIn, expectAlert } = accountSteps(page, 'fr');
  await open('/login');
  await press('nav.login');
  await expectAlert('form.check', { count: 2 });
  await expectFieldError('auth.email', 'field.emailEmpty');
  await expectFieldError('auth.password', 'field.required');
  await fillLogIn('fan@grandstand.test', 'wrong-password');
  await expectAlert('error.invalidCredentials');

  await main.getByRole('link', { name: say('nav.register'), exact: true }).click();
  await press('auth.register');
  await expectAlert('form.check', { count: 4 });
  await expectFieldError('auth.firstName', 'field.firstName');
  await expectFieldError('auth.lastName', 'field.lastName');
  await expect(page.getByRole('checkbox').nth(1)).toHaveAccessibleDescription(say('field.terms'));
});

test('the pages that e-mailed links open are in French', async ({ page }) => {
  const { say, press, expectHeading } = accountSteps(page, 'fr');
  const forged = 'email=fan@grandstand.test&expires=4000000000&signature=forged';
  await page.goto(`/verify-email?email=new@grandstand.test&expires=4000000000&signature=forged`);
  await expectHeading('error.verificationFailed');
  await expect(page.getByText(say('auth.verifyFailed'))).toBeVisible();
  await page.goto('/password-reset');
  await expectHeading('auth.linkIncompleteTitle');
  await page.goto(`/confirm-account-deletion?${forged}`);
  await press('auth.deleteConfirm');
  await expectHeading('auth.deleteFailedTitle');
  await expect(page.getByText(say('auth.deleteForged'))).toBeVisible();
});

test('the profile and the page for linking a device show their errors in French', async ({ page }) => {
  const { open, say, main, heading, field, press, fillLogIn, expectFieldError } = accountSteps(page, 'fr');
  await page.goto('/profile/sessions/add');
  await fillLogIn('fan@grandstand.test');
  await field('device.code').fill('12');
  await press('device.link');
  await expectFieldError('device.code', 'field.sixDigits');
  await field('device.code').fill('999 999');
  await press('device.link');
  await expectFieldError('device.code', 'device.unknown');

  await open('/profile/edit');
  await field('auth.email').fill('member@grandstand.test');
  await press('profile.save');
  const current = main.getByLabel(say('profile.currentPassword'));
  await expect(current).toHaveAccessibleDescription(new RegExp(say('field.required')));
  await current.fill('not-mine-at-all');
  await press('profile.save');
  await expect(current).toHaveAccessibleDescription(new RegExp(say('field.passwordWrong')));
  await current.fill('goal-line-1');
  await field('auth.email').fill('fan@grandstand.test');
  await field('auth.firstName').fill('Alexis');
  await press('profile.save');
  await expect(page.getByText(say('profile.saved'))).toBeVisible();
  await expect(heading).toContainText('Alexis');
});

test('a log-in that the social provider refuses shows its error in French', async ({ page }) => {
  const { expectHeading } = accountSteps(page, 'fr');
  await page.goto('/auth/login/google/callback?error=access_denied');
  await expectHeading('auth.socialRefusedTitle');
});
