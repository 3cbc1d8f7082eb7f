import { expect, type Page, test } from '@playwright/test';
import { holdResponses } from '../steps/hold-responses';
import { MinimalChannel } from '../steps/minimal-channel';

/** Accepts requests for a URL but never responds. */
const hang = (page: Page, url: string) => page.route(url, () => {});

const words = (page: Page) => page.locator('.start-words');

async function openWithClock(page: Page, path = '/404', channel = new MinimalChannel()) {
  await page.clock.install();
  await channel.serve(page);
  // Does not wait for the `load` event, because a request that hangs would delay it.
  return () => page.goto(path, { waitUntil: 'commit' });
}

for (const [name, url, reason] of [
  ['config.json', '/config.json', 'The website hasn’t answered yet.'],
  ['the channel key', '**/keys/*', 'The video service hasn’t answered yet.'],
  ['the API key', '**/api/get_api_key*', 'The video service hasn’t answered yet.'],
  ['the bootstrap call', '**/api/channel-bootstrap-data*', 'The video service hasn’t answered yet.'],
] as const)
  test(`when ${name} hangs, the loader shows a message within 4 seconds and offers a retry within 8`, async ({
    page,
  }) => {
    const open = await openWithClock(page);
    await hang(page, url);
    await open();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    await expect(words(page)).toHaveCount(0);
    await page.clock.runFor(4_000);
    await expect(words(page)).toHaveText('This is taking longer than usual.');
    await page.clock.runFor(4_000);
    await expect(words(page)).toContainText(reason);
    await page.unroute(url);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(words(page)).toHaveCount(0);
  });

test('the site requests config.json again at start-up after a lost connection', async ({ page }) => {
  await new MinimalChannel().serve(page);
  let requests = 0;
  await page.route('/config.json', (route) => {
    requests += 1;
    return requests === 1 ? route.abort('connectionreset') : route.fallback();
  });
  await page.goto('/404');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(requests).toBe(2);
});

test('a visitor sees the whole site while the calls for the profile and the teams hang', async ({ page }) => {
  const open = await openWithClock(page, '/faq');
  await hang(page, '**/api/profile*');
  await hang(page, '**/api/participants*');
  await open();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.scheme)).toBeTruthy();
  await page.clock.runFor(3_500);
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('the account link and the profile page stay empty until a signed-in viewer’s profile arrives', async ({
  page,
}) => {
  const channel = new MinimalChannel();
  channel.signIn();
  await channel.serve(page);
  await page.goto('/404');
  await expect(
    page.getByRole('banner').getByRole('link', { name: String(channel.user?.first_name) }),
  ).toBeVisible();

  await page.clock.install();
  const release = await holdResponses(page, '**/api/profile*');
  await page.goto('/profile', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.scheme)).toBeTruthy();
  await page.clock.runFor(3_500);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await expect(page).toHaveURL('/profile');
  release();
  await expect(
    page.getByRole('banner').getByRole('link', { name: String(channel.user?.first_name) }),
  ).toBeVisible();
  await expect(page).toHaveURL('/profile');
});

test('if the main script fails to load, the page shows an error at once, and loads when the network returns', async ({
  page,
  context,
}) => {
  await new MinimalChannel().serve(page);
  await page.route('/assets/index-*.js', (route) => route.abort('connectionreset'));
  await page.goto('/404');
  await expect(words(page)).toContainText('A part of this website couldn’t be loaded.');
  await page.unroute('/assets/index-*.js');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a main script that hangs shows within 8 seconds that the website does not respond', async ({
  page,
}) => {
  const open = await openWithClock(page);
  await hang(page, '/assets/index-*.js');
  await open();
  await expect(page.locator('.start-mark')).toBeVisible();
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return words(page)
        .textContent({ timeout: 100 })
        .catch(() => '');
    })
    .toContain('The website hasn’t answered yet.');
});

test.describe('in a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('without JavaScript the page says in every language that it needs JavaScript', async ({ page }) => {
    await page.goto('/');
    await expect(words(page)).toContainText('This website needs JavaScript.');
    await expect(words(page).locator('[lang=fr]')).toContainText('Ce site a besoin de JavaScript.');
  });
});

test('the WHOOPS! screen tries again as soon as the network returns, even while it is locked', async ({
  page,
  context,
}) => {
  const channel = new MinimalChannel();
  channel.nextKey = () => null;
  await channel.serve(page);
  await page.goto('/faq');
  await expect(page.getByRole('heading', { name: 'WHOOPS!' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Reload in/ })).toBeDisabled();
  channel.nextKey = () => 'api-1';
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
});

test('a screen whose code failed to load opens as soon as the network returns', async ({ page, context }) => {
  await new MinimalChannel().serve(page);
  await page.goto('/404');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'This page needs a reload' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'This page needs a reload' })).toHaveCount(0);
});
