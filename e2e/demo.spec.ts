import { expect, test } from './demo-channel.ts';

test('the built site shows its demo channel', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Northfield Sports Network, home' })).toBeVisible();
});

test.describe('the demo channel in French', () => {
  test.use({ scenario: 'french' });

  test('the demo channel is in French', async ({ page }) => {
    await page.goto('/404');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});
