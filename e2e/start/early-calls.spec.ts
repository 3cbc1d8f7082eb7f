import { expect, type Page } from '@playwright/test';
import { test } from '../steps/demo-channel';
import { holdResponses } from '../steps/hold-responses';

// Uses the static server, because a page rendered by the edge already contains the data of these calls.
test.use({ host: 'static' });

/**
 * Collects the calls of the main API and of the keys, without their parameters, in the order in which they
 * are sent.
 */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|keys|config\.json)/.test(pathname))
      calls.push(`${request.method()} ${pathname.replace(/^\/keys\/.*/, '/keys')}`);
  });
  return calls;
}

/** Blocks the site's code, apart from the early bundle; returns a function that lets it load. */
const holdCode = (page: Page) => holdResponses(page, /\/assets\/(index|site|calls)-[^/]+\.js$/);

const START = [
  'GET /config.json',
  'GET /keys',
  'POST /api/get_api_key',
  'GET /api/channel-bootstrap-data',
  'GET /api/participants',
  'GET /api/profile',
];

test('the first visit of home sends its calls before the site’s code has loaded, and each call only once', async ({
  page,
}) => {
  const calls = watchCalls(page);
  const release = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => calls.toSorted()).toEqual([...START, 'GET /api/events-for-homepage'].toSorted());
  release();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const counts = Map.groupBy(calls, (call) => call);
  for (const call of [...START, 'GET /api/events-for-homepage'])
    expect(counts.get(call), call).toHaveLength(1);
});

test('the first visit of the packages page sends its calls before the site’s code has loaded, and each call only once', async ({
  page,
}) => {
  const calls = watchCalls(page);
  const release = await holdCode(page);
  const own = ['GET /api/packages', 'GET /api/subscriptions'];
  const games = Array.from({ length: 3 }, () => 'GET /api/events');
  await page.goto('/packages', { waitUntil: 'commit' });
  await expect.poll(() => calls.toSorted()).toEqual([...START, ...own, ...games].toSorted());
  release();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const counts = Map.groupBy(calls, (call) => call);
  for (const call of [...START, ...own]) expect(counts.get(call), call).toHaveLength(1);
  expect(counts.get('GET /api/events')).toHaveLength(games.length);
});

test('the first visit of the schedule sends its calls before the site’s code has loaded, and each list only once', async ({
  page,
}) => {
  const calls = watchCalls(page);
  const lists: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/events' && searchParams.get('limit') === '24') lists.push(request.url());
  });
  const release = await holdCode(page);
  await page.goto('/schedule', { waitUntil: 'commit' });
  const early = [...START, 'GET /api/events', 'GET /api/events'];
  await expect.poll(() => calls.toSorted()).toEqual(early.toSorted());
  release();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const counts = Map.groupBy(calls, (call) => call);
  for (const call of START) expect(counts.get(call), call).toHaveLength(1);
  expect(new Set(lists).size).toBe(lists.length);
});

test('reloading a game’s page uses the stored keys and sends each early call only once', async ({
  page,
  demo,
}) => {
  const [event] = demo.world.catalogue.events;
  await page.goto(`/watch/${event?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const calls = watchCalls(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const counts = Map.groupBy(calls, (call) => call);
  for (const call of ['GET /api/profile', `GET /api/events/${event?.id}`, 'GET /api/channel-bootstrap-data'])
    expect(counts.get(call), call).toHaveLength(1);
  expect(counts.has('POST /api/get_api_key')).toBe(false);
});

test('the site recovers from an invalid stored key by fetching one new key', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.evaluate(() => {
    const until = Date.now() + 60_000;
    localStorage.setItem('rudy_api_key', JSON.stringify({ value: 'dead', until }));
  });
  const calls = watchCalls(page);
  await page.reload();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(calls.filter((call) => call === 'POST /api/get_api_key')).toHaveLength(1);
});
