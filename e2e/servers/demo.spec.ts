import { expect, test } from '../steps/demo-channel.ts';

test('the built site shows its demo channel', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Northfield Sports Network, home' })).toBeVisible();
});

test.describe('a scenario whose viewer is signed in', () => {
  test.use({ scenario: 'member' });

  test('the demo of a signed-in viewer opens as that viewer', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Robin' })).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByText('member@grandstand.test').first()).toBeVisible();
  });
});

test.describe('the demo channel in French', () => {
  test.use({ scenario: 'french' });

  test('the demo channel is in French', async ({ page }) => {
    await page.goto('/404');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});
