import type { Page } from '@playwright/test';
import { eventLike } from '../../mocks/choose-event.ts';
import { expect, test } from '../steps/demo-channel';
import { MAX_SHIFT, recorded, recordFrames } from '../steps/first-view-steps';
import { holdResponses } from '../steps/hold-responses';
import { returning, signIn } from '../steps/visitor';

// Uses the static server, because a page rendered by the edge contains the channel.
test.use({ host: 'static' });

const BOOTSTRAP = /\/api\/channel-bootstrap-data/;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const header = (page: Page) => page.getByRole('banner');
const menuLink = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });
const loader = (page: Page) => page.getByRole('main').getByRole('status', { name: 'Loading' });

const readStored = (page: Page) => page.evaluate(() => localStorage.getItem('rudy_channel'));

/** Visits home, so that the device stores the channel. */
async function visitHome(page: Page): Promise<void> {
  await returning(page);
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => readStored(page)).not.toBeNull();
}

/** Counts the calls of the main API and of the keys. */
function countCalls(page: Page): Map<string, number> {
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|keys)\//.test(pathname)) counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  });
  return counts;
}

test('a returning viewer sees the games before the channel has loaded, and each call is sent once', async ({
  page,
}) => {
  await visitHome(page);
  const release = await holdResponses(page, BOOTSTRAP);
  const counts = countCalls(page);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(menuLink(page, 'Schedule')).toBeVisible();
  release();
  await page.waitForLoadState('networkidle');
  expect(counts.get('/api/channel-bootstrap-data')).toBe(1);
  expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
});

test('a returning viewer sees the layout while no call has been answered, and nothing shifts after it', async ({
  page,
}) => {
  await visitHome(page);
  await recordFrames(page);
  const release = await holdResponses(page, /\/api\//);
  await page.reload();
  await expect(menuLink(page, 'Schedule')).toBeVisible();
  await expect(menuLink(page, 'Log in')).toBeVisible();
  await expect(loader(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  release();
  await expect(cards(page).first()).toBeVisible();
  await expect(loader(page)).toHaveCount(0);
  expect((await recorded(page)).shift).toBeLessThanOrEqual(MAX_SHIFT);
});

test('a signed-in viewer who returns sees a placeholder for the account until the profile has loaded', async ({
  page,
  demo,
}) => {
  await signIn(page, demo.world);
  await visitHome(page);
  const release = await holdResponses(page, /\/api\//);
  await page.reload();
  await expect(menuLink(page, 'Schedule')).toBeVisible();
  await expect(menuLink(page, 'Log in')).toHaveCount(0);
  release();
  await expect(menuLink(page, 'Robin')).toBeVisible();
});

test('changed colours, menus and pages replace those of the last visit', async ({ page, demo }) => {
  await visitHome(page);
  const { colors, settings, menu, pages } = demo.world.catalogue;
  Object.assign(colors, { 'header-background': '#13261c' });
  settings.name = 'Southfield Sports';
  const [item] = menu;
  const [channelPage] = pages;
  if (!item || !channelPage) throw new Error('the demo channel has no menu or no page');
  item.title = 'Front page';
  Object.assign(channelPage, { url: '/curling-cup', alt_name: 'curling-cup', name: 'curling-cup' });
  const release = await holdResponses(page, BOOTSTRAP);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveTitle(/Northfield/);
  release();
  await expect(page).toHaveTitle(/Southfield Sports/);
  await expect(menuLink(page, 'Front page')).toBeVisible();
  await expect(header(page)).toHaveCSS('background-color', 'rgb(19, 38, 28)');
  await page.evaluate(() => {
    history.pushState(null, '', '/curling-cup');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL(/\/curling-cup$/);
  await expect(page.getByRole('heading', { level: 1, name: channelPage.title ?? '' })).toBeVisible();
  // The next visit starts with the changed channel.
  await expect.poll(() => readStored(page)).toContain('Southfield Sports');
});

test('a channel that no longer offers the viewer’s language is shown in its own', async ({ page, demo }) => {
  await visitHome(page);
  await header(page).getByRole('button', { name: 'Français' }).click();
  await expect(menuLink(page, 'Se connecter')).toBeVisible();
  await page.reload();
  await expect.poll(() => readStored(page)).toContain('"language":"fr"');
  demo.world.catalogue.settings.languages = ['en'];
  const release = await holdResponses(page, BOOTSTRAP);
  await page.reload();
  await expect(menuLink(page, 'Se connecter')).toBeVisible();
  release();
  await expect(menuLink(page, 'Log in')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a returning viewer watches games although the channel can no longer be loaded', async ({
  page,
  demo,
}) => {
  await visitHome(page);
  await page.route(/\/api\/(channel-bootstrap-data|settings)|storage\/settings/, (route) =>
    route.fulfill({ status: 503 }),
  );
  const event = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
  await page.goto(`/watch/${event.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(menuLink(page, 'Schedule')).toBeVisible();
});

test('a lost key is reported although the device has the channel', async ({ page }) => {
  await visitHome(page);
  await page.evaluate(() => {
    for (const key of ['rudy_api_key', 'rudy_channel_key']) localStorage.removeItem(key);
  });
  await page.route(/\/keys\//, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'WHOOPS!' })).toBeVisible();
});

test('a stored channel that breaks the site is used only once', async ({ page }) => {
  await visitHome(page);
  await page.evaluate(() => {
    const entry = JSON.parse(localStorage.getItem('rudy_channel') ?? '');
    entry.value.channel.menu = [null];
    localStorage.setItem('rudy_channel', JSON.stringify(entry));
  });
  // Otherwise the current channel may come before the first render.
  const release = await holdResponses(page, BOOTSTRAP);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  release();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(cards(page).first()).toBeVisible();
});
