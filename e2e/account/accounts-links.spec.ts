import { accountSteps, mailTo, outdatedLink } from '../steps/account-steps.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { shows } from '../steps/shows';

test.describe('links in e-mails', () => {
  test(
    'a forged or incomplete e-mail confirmation link shows its error',
    shows(
      'route /verify-email',
      'process state error',
      'error verification failed',
      'text verification failed',
    ),
    async ({ page }) => {
      const { say, expectHeading } = accountSteps(page);
      const forged = 'expires=4000000000&signature=forged';
      await page.goto(`/verify-email?email=new@grandstand.test&${forged}`);
      await expectHeading('error.verificationFailed');
      await expect(page.getByText(say('auth.verifyFailed'))).toBeVisible();

      await page.goto(`/verify-email?email=nobody@grandstand.test&${forged}`);
      await expectHeading('error.userNotFound');

      await page.goto('/verify-email?email=new@grandstand.test');
      await expectHeading('auth.linkIncompleteTitle');
    },
  );

  test(
    'a confirmation link shows an error if the address is already confirmed or the link has expired',
    shows('error email already verified', 'text already verified'),
    async ({ page, demo }) => {
      const { open, say, main, field, press, logIn, expectHeading } = accountSteps(page);
      await logIn('fan@grandstand.test', 'Alex');
      await open('/profile/edit');
      await field('auth.email').fill('alex@grandstand.test');
      await main.getByLabel(say('profile.currentPassword')).fill('goal-line-1');
      await press('profile.save');
      await expect(page).toHaveURL('/profile');
      await expect(page.getByText(say('profile.savedEmail'))).toBeVisible();

      const { users } = demo.world.store;
      const user = users.find(({ email }) => email === 'alex@grandstand.test');
      if (!user) throw new Error('the address did not change');
      users.update(user, { is_verified: true });
      await page.goto(mailTo(demo.world, 'alex@grandstand.test').url);
      await expectHeading('error.alreadyVerified');

      users.update(user, { is_verified: false });
      await page.goto(outdatedLink(demo.world, 'alex@grandstand.test'));
      await expectHeading('error.verificationFailed');
      await expect(page.getByText(say('auth.verifyExpired'))).toBeVisible();
    },
  );

  test('an e-mail confirmation that fails because of the network can be tried again', async ({ page }) => {
    const { press, expectHeading } = accountSteps(page);
    await page.route('**/api/auth/email-verify', (route) => route.abort());
    await page.goto('/verify-email?email=new@grandstand.test&expires=4000000000&signature=forged');
    await expectHeading('error.offline');
    await page.unroute('**/api/auth/email-verify');
    await press('action.tryAgain');
    await expectHeading('error.verificationFailed');
  });

  test(
    'a viewer resets a forgotten password through an e-mailed link',
    shows(
      'reset password',
      'route /password-reset-request',
      'route /password-reset',
      'rule passwords don’t match',
      'error user not found',
      'constant reset link in minutes',
    ),
    async ({ page, demo }) => {
      const { open, say, main, field, press, expectFieldError, fillLogIn, expectHeading, expectSignedIn } =
        accountSteps(page);
      await open('/login');
      await field('auth.email').fill('nobody@grandstand.test');
      await page.getByRole('link', { name: say('auth.forgot') }).click();
      await expect(page).toHaveURL('/password-reset-request');
      await expect(field('auth.email')).toHaveValue('nobody@grandstand.test');
      await press('auth.sendLink');
      await expectFieldError('auth.email', 'error.userNotFound');
      await field('auth.email').fill('fan@grandstand.test');
      await press('auth.sendLink');
      await expect(
        page.getByText(say('auth.resetSent', { email: 'fan@grandstand.test', minutes: 60 })),
      ).toBeVisible();

      await page.goto(mailTo(demo.world, 'fan@grandstand.test').url);
      await expect(page).toHaveURL('/password-reset');
      await expect(field('auth.email')).toHaveValue('fan@grandstand.test');
      await field('auth.newPassword').fill('far-post-22');
      await field('auth.newPasswordAgain').fill('far-post-2');
      await press('auth.setPassword');
      await expectFieldError('auth.newPasswordAgain', 'field.passwordMismatchShort');
      await field('auth.newPasswordAgain').fill('far-post-22');
      await page.keyboard.press('Enter');
      await expectHeading('auth.resetDoneTitle');
      await main.getByRole('link', { name: say('nav.login') }).click();
      await expect(field('auth.email')).toHaveValue('fan@grandstand.test');
      await fillLogIn('fan@grandstand.test', 'far-post-22');
      await expectSignedIn('Alex');
    },
  );

  test(
    'a forged, used or expired password-reset link shows its error',
    shows('error reset key expired', 'error reset password failed'),
    async ({ page, demo }) => {
      const { open, say, field, press, expectHeading } = accountSteps(page);
      async function choosePassword() {
        await field('auth.newPassword').fill('far-post-22');
        await field('auth.newPasswordAgain').fill('far-post-22');
        await press('auth.setPassword');
      }
      await open('/password-reset');
      await expectHeading('auth.linkIncompleteTitle');
      await page.getByRole('link', { name: say('auth.newLink') }).click();
      await field('auth.email').fill('fan@grandstand.test');
      await press('auth.sendLink');
      await expectHeading('auth.resetSentTitle');

      await page.goto(outdatedLink(demo.world, 'fan@grandstand.test'));
      await choosePassword();
      await expectHeading('auth.resetExpiredTitle');
      await expect(page.getByText(say('error.resetKeyExpired'))).toBeVisible();
      await page.getByRole('link', { name: say('auth.newLink') }).click();
      await expect(field('auth.email')).toHaveValue('fan@grandstand.test');

      await page.goto('/password-reset?email=fan@grandstand.test&expires=4000000000&signature=forged');
      await choosePassword();
      await expectHeading('auth.resetFailedTitle');
      await expect(page.getByText(say('error.resetFailed'))).toBeVisible();
    },
  );

  test(
    'a viewer deletes their account through an e-mailed link',
    shows('confirm account deletion', 'route /confirm-account-deletion'),
    async ({ page, demo }) => {
      const { say, press, logIn, expectHeading, expectSignedOut } = accountSteps(page);
      async function requestLink(): Promise<string> {
        const response = await page.request.post('/demo/deletion-link', {
          data: { email: 'fan@grandstand.test' },
        });
        const { url }: { url: string } = await response.json();
        return url;
      }
      await page.goto('/confirm-account-deletion?email=fan@grandstand.test&expires=4000000000&signature=no');
      await press('auth.deleteConfirm');
      await expectHeading('auth.deleteFailedTitle');
      await expect(page.getByText(say('auth.deleteForged'))).toBeVisible();

      await requestLink();
      await page.goto(outdatedLink(demo.world, 'fan@grandstand.test'));
      await press('auth.deleteConfirm');
      await expect(page.getByText(say('auth.deleteExpired'))).toBeVisible();

      await logIn('fan@grandstand.test', 'Alex');
      await page.goto(await requestLink());
      await expect(page).toHaveURL('/confirm-account-deletion');
      await expectHeading('auth.deleteTitle');
      await press('auth.deleteConfirm');
      await expectHeading('auth.deletedTitle');
      await expectSignedOut();
      expect(demo.world.store.users.find(({ email }) => email === 'fan@grandstand.test')).toBeUndefined();
    },
  );
});

test('the secrets of an e-mailed link are removed from the address before anything stores or reports it', async ({
  page,
}) => {
  const { open, field } = accountSteps(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await open('/packages');
  await page.goto('/password-reset?email=fan@grandstand.test&expires=4000000000&signature=s3cret');
  await expect(page).toHaveURL('/password-reset');
  await expect(field('auth.email')).toHaveValue('fan@grandstand.test');
  await page.reload();
  await expect(field('auth.email')).toHaveValue('fan@grandstand.test');
  expect(sent.filter((line) => line.includes('s3cret'))).toHaveLength(1);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).toContain('/packages');
  expect(stored).not.toContain('s3cret');
  await page.goBack();
  await expect(page).toHaveURL('/packages');
});
