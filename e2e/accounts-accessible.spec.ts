import type { Page } from '@playwright/test';
import { expect, test } from './demo-channel.ts';
import { expectAccessible, LIGHT } from './visitor.ts';

// The demo's own stand-in for reCAPTCHA is no part of the site.
const isAccessible = (page: Page) => expectAccessible(page, { but: 'fieldset fieldset' });

for (const scheme of ['dark', 'light'] as const) {
  test.describe(`in ${scheme} colours`, () => {
    test.beforeEach(async ({ demo, page }) => {
      if (scheme === 'light') Object.assign(demo.world.catalogue.colors, LIGHT);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    test('logging in and registering, with their errors', async ({ page }) => {
      for (const path of ['/login', '/registration', '/password-reset-request']) {
        await page.goto(path);
        await page.locator('main button[type=submit]').click();
        await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
        await isAccessible(page);
      }
    });

    test('what links lead to', async ({ page }) => {
      const link = 'email=fan@grandstand.test&expires=4000000000&signature=forged';
      for (const path of [
        '/verify-notice',
        `/verify-email?${link}`,
        `/password-reset?${link}`,
        `/confirm-account-deletion?${link}`,
        '/auth/login/google/callback?error=access_denied',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        await isAccessible(page);
      }
    });

    test.describe('the account', () => {
      test.use({ scenario: 'member' });

      test('is accessible in all its places', async ({ page }) => {
        for (const path of ['/profile', '/profile/sessions/add', '/profile/edit']) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await isAccessible(page);
        }
      });
    });
  });
}
