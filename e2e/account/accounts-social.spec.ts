import { accountSteps } from '../steps/account-steps.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { shows } from '../steps/shows';

/** The results that the demo's stand-in for a provider's log-in page offers, in the order of its buttons. */
const CHOICES = ['known', 'new', 'refused', 'failed'] as const;

test.describe('logging in with a social provider', () => {
  for (const provider of ['google', 'facebook'] as const) {
    const button = provider === 'google' ? 'auth.withGoogle' : 'auth.withFacebook';

    test(
      `logging in with ${provider} returns the viewer to the previous page`,
      shows(
        `log in by ${provider}`,
        `call GET /auth/login/${provider}/callback`,
        'session: set after social auth',
        'error wrong auth data',
      ),
      async ({ page }) => {
        const { open, press, expectHeading, expectSignedIn } = accountSteps(page);
        async function logInAndChoose(choice: (typeof CHOICES)[number]) {
          await open('/login');
          await press(button);
          await page.waitForURL(/\/demo\/social\.html/);
          await page.getByRole('button').nth(CHOICES.indexOf(choice)).click();
        }
        await open('/packages');
        await logInAndChoose('refused');
        await expectHeading('auth.socialRefusedTitle');
        expect(new URL(page.url()).search).toBe('');
        await logInAndChoose('failed');
        await expectHeading('error.wrongAuthData');
        await logInAndChoose('known');
        await expect(page).toHaveURL('/packages');
        await expectSignedIn('Alex');
      },
    );
  }

  test(
    'a new user who logs in through a social provider must first accept the terms',
    shows('session: set after social auth', 'rule not registered yet'),
    async ({ page, demo }) => {
      const { open, say, press, expectAlert, expectSignedIn } = accountSteps(page);
      await open('/login');
      await press('auth.withFacebook');
      await page.waitForURL(/\/demo\/social\.html/);
      await page.getByRole('button').nth(CHOICES.indexOf('new')).click();
      await expectAlert('auth.notRegistered');
      await press('auth.register');
      await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(say('field.terms'));
      await page.getByRole('checkbox').check();
      await press('auth.register');
      await expect(page).toHaveURL('/');
      await expectSignedIn('Jules');
      const made = demo.world.store.users.find(({ email }) => email === 'new.facebook@grandstand.test');
      expect(made?.terms).toBe(true);
    },
  );
});

test(
  'a social provider’s response with the state of another session is rejected',
  shows('text wrong auth data'),
  async ({ page }) => {
    const { expectHeading, expectSignedOut } = accountSteps(page);
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('/auth/social/')) sent += 1;
    });
    await page.goto('/auth/login/google/callback?code=demo-google-fan-1&state=ak_of_somebody');
    await expectHeading('error.wrongAuthData');
    await expectSignedOut();
    expect(sent).toBe(0);
  },
);

test('a social provider’s response that is lost on the network can be sent again', async ({ page }) => {
  const { open, press, expectHeading, expectSignedIn } = accountSteps(page);
  await open('/login');
  await page.route('**/api/v2/auth/social/google', (route) => route.abort());
  await press('auth.withGoogle');
  await page.waitForURL(/\/demo\/social\.html/);
  await page.getByRole('button').first().click();
  await expectHeading('error.offline');
  await page.unroute('**/api/v2/auth/social/google');
  await press('action.tryAgain');
  await expectSignedIn('Alex');
});
