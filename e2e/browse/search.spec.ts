import { devices } from '@playwright/test';
import { liveGames } from '../../mocks/choose-event.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { expectAccessible, LIGHT, returning } from '../steps/visitor.ts';

test.beforeEach(({ page }) => returning(page));

for (const key of ['/', 'Control+k'])
  test(`the ${key} key opens the search, and Escape closes it and restores focus`, async ({ page }) => {
    await page.goto('/faq');
    const link = page.getByRole('link', { name: 'Log in' });
    await link.focus();
    await page.keyboard.press(key);
    const field = page.getByRole('combobox', { name: /^Search events/ });
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(link).toBeFocused();
  });

test('a slash typed into a text field does not open the search', async ({ page }) => {
  await page.goto('/schedule');
  const box = page.getByRole('searchbox', { name: 'Search teams and events' });
  await box.fill('a');
  await box.press('/');
  await expect(box).toHaveValue('a/');
  await expect(page.getByRole('combobox', { name: /^Search events/ })).toHaveCount(0);
});

test('the code of the search loads only when the search is opened', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(requested.filter((url) => url.includes('search-dialog'))).toEqual([]);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('combobox', { name: /^Search events/ })).toBeFocused();
  expect(requested.some((url) => url.includes('search-dialog'))).toBe(true);
});

test.describe('the open search', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
  });

  test('the search finds teams, schools, events and videos and groups them by kind', async ({ page }) => {
    await page.getByRole('combobox').fill('north');
    for (const name of ['Teams', 'Schools', 'Events'])
      await expect(page.getByRole('group', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Northfield', exact: true })).toBeVisible();
    await page.getByRole('combobox').fill('saves');
    await expect(page.getByRole('group', { name: 'Library' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Teams' })).toHaveCount(0);
  });

  test('the search shows a team’s live game before its upcoming games', async ({ page, demo }) => {
    const [live] = liveGames(demo.world, 20).filter(({ participants }) => participants.length === 2);
    await page.getByRole('combobox').fill(live?.participants[0]?.name ?? '');
    const games = page.getByRole('group', { name: 'Events', exact: true }).getByRole('option');
    await expect(games.first()).toContainText('Live');
    await expect(games.nth(1)).not.toContainText('Live');
  });

  test('the arrow keys wrap around the search results, and Enter opens the selected one', async ({
    page,
  }) => {
    const field = page.getByRole('combobox');
    await field.fill('northfield falcons');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await field.press('ArrowDown');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await field.press('ArrowUp');
    await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
    await field.press('ArrowDown');
    const team = await page.getByRole('option').first().textContent();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/\?team=/);
    await expect(page.getByRole('combobox', { name: /^Search events/ })).toHaveCount(0);
    // Polls, because the address changes before the code of the new screen has loaded.
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(async () => team?.includes((await heading.textContent()) ?? 'nobody')).toBe(true);
  });

  test('Enter without a selected search result, and "see all", open the schedule', async ({ page }) => {
    const field = page.getByRole('combobox');
    await field.fill('north');
    await expect(page.getByRole('option', { name: 'See all events for “north”' })).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/schedule\?title=north$/);
  });

  test('"see all videos" in the search opens the library', async ({ page }) => {
    await page.getByRole('combobox').fill('saves');
    await page.getByRole('option', { name: 'See all videos for “saves”' }).click();
    await expect(page).toHaveURL(/\/vod_library\?title=saves$/);
  });

  test('the search debounces typing into one request', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith('/vod-media/search')) requested.push(url.searchParams.get('title') ?? '');
    });
    await page.getByRole('combobox').pressSequentially('saves', { delay: 30 });
    await expect(page.getByRole('group', { name: 'Library' })).toBeVisible();
    expect(requested).toEqual(['saves']);
  });

  test('the search says when it has found nothing', async ({ page }) => {
    await page.getByRole('combobox').fill('zzzz');
    await expect(page.getByText('Nothing found for “zzzz”')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('status').getByText('No results')).toBeAttached();
  });

  test('the search finds results despite a typing error, and one press corrects it', async ({ page }) => {
    await page.getByRole('combobox').fill('falcns');
    await page.getByRole('button', { name: 'Did you mean “Falcons”?' }).click();
    await expect(page.getByRole('combobox')).toHaveValue('Falcons');
    await expect(page.getByRole('group', { name: 'Teams' })).toBeVisible();
  });

  test('the search shows an error next to the other results if a part of it fails, and a retry loads that part', async ({
    page,
  }) => {
    await page.route('**/api/vod-media/search*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('combobox').fill('falcons');
    await expect(page.getByRole('alert').getByText('Part of the results could not be loaded.')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Teams' })).toBeVisible();
    await page.unroute('**/api/vod-media/search*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Part of the results could not be loaded.')).toHaveCount(0);
  });
});

test.describe('the search on a phone', () => {
  const { defaultBrowserType: _browser, ...pixel } = devices['Pixel 7'];
  test.use(pixel);

  test('on a phone the search fills the screen and works by touch', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    const box = await page.getByRole('dialog').boundingBox();
    expect(box?.width).toBe(page.viewportSize()?.width);
    await page.getByRole('combobox').fill('lakeside');
    await page.getByRole('option').first().tap();
    await expect(page).toHaveURL(/\/\?team=/);
  });
});

for (const scheme of ['dark', 'light'] as const)
  test(`the search is accessible in ${scheme} colours`, async ({ demo, page }) => {
    if (scheme === 'light') Object.assign(demo.world.catalogue.colors, LIGHT);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('combobox').fill('north');
    await expect(page.getByRole('option', { name: /^See all events/ })).toBeVisible();
    await page.getByRole('combobox').press('ArrowDown');
    await expectAccessible(page);
  });
