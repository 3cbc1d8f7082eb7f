import { expect, test } from '../steps/demo-channel.ts';

test('the built site shows its demo channel', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Northfield Sports Network, home' })).toBeVisible();
});

test.describe('with a scenario whose viewer is signed in', () => {
  test.use({ scenario: 'member' });

  test('the demo for a signed-in viewer opens with that viewer signed in', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Robin' })).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByText('member@grandstand.test').first()).toBeVisible();
  });
});

test.describe('with a French demo channel', () => {
  test.use({ scenario: 'french' });

  test('the built site shows the French demo channel in French', async ({ page }) => {
    await page.goto('/404');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});
