import type { Page } from '@playwright/test';
import { expect, test } from '../steps/demo-channel.ts';
import { expectAccessible, LIGHT } from '../steps/visitor.ts';

// Excludes the demo's stand-in for reCAPTCHA, because it is not part of the site.
const isAccessible = (page: Page) => expectAccessible(page, { but: 'fieldset fieldset' });

for (const scheme of ['dark', 'light'] as const) {
  test.describe(`account pages in ${scheme} colours`, () => {
    test.beforeEach(async ({ demo, page }) => {
      if (scheme === 'light') Object.assign(demo.world.catalogue.colors, LIGHT);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    test('the log-in and registration forms are accessible, also when they show errors', async ({ page }) => {
      for (const path of ['/login', '/registration', '/password-reset-request']) {
        await page.goto(path);
        await page.locator('main button[type=submit]').click();
        await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
        await isAccessible(page);
      }
    });

    test('the pages that e-mailed links open are accessible', async ({ page }) => {
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

    test.describe('the profile pages', () => {
      test.use({ scenario: 'member' });

      test('every page of the profile is accessible', async ({ page }) => {
        for (const path of ['/profile', '/profile/sessions/add', '/profile/edit']) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await isAccessible(page);
        }
      });
    });
  });
}
