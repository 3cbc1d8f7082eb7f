import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { eventLike, withoutPrerolls } from '../../mocks/choose-event.ts';
import { collectFiles, gzipOf } from '../../tools/bench/loaded-files.ts';
import { depth, watchRounds, waterfall } from '../../tools/bench/rounds.ts';
import { expect, test } from '../steps/demo-channel';
import { installClock, waitUntilQuiet } from '../steps/page-clock';
import { expectFramesAdvance, pressPlay } from '../steps/watch-steps';

const KB = 1_000;
const DIST = new URL('../../dist/assets/', import.meta.url);
/**
 * Texts by which lazy-loaded code is recognised: the player, Stripe, the tutorial, response checks and the
 * other language.
 */
const LAZY_CODE_MARKERS = ['videojs', 'js.stripe.com', 'clips.step', 'invalid_union', 'Se connecter'];
const gzip = (file: string) => gzipSync(readFileSync(new URL(file, DIST)), { level: 9 }).length;

/**
 * Prevents this page load from being sampled: otherwise one in fifty checks a response and one in ten
 * measures web vitals.
 */
const disableSampling = (page: Page) =>
  page.addInitScript(() => {
    Math.random = () => 0.99;
  });

/**
 * Waits until the page is idle, because code that loads in the first idle moments counts as part of the first
 * view.
 */
async function loadAll(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await waitUntilQuiet(page);
}

/** Measures the first view of home and asserts that it loads nothing that it does not need. */
async function measureHome(page: Page): Promise<{ js: number; css: number }> {
  const scripts = collectFiles(page, 'js');
  const styles = collectFiles(page, 'css');
  await disableSampling(page);
  await installClock(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
  await loadAll(page);
  const js = await scripts.all();
  const css = await styles.all();
  console.log(`first view of home: ${gzipOf(js) / KB} KB JavaScript, ${gzipOf(css) / KB} KB CSS, gzip`);
  const code = js.map(({ text }) => text).join('\n');
  for (const word of LAZY_CODE_MARKERS) expect(code.includes(word), word).toBe(false);
  expect(code.includes('Log in')).toBe(true);
  return { js: gzipOf(js), css: gzipOf(css) };
}

// Uses the static server, because two tests measure the calls of a start, which a page rendered by the edge
// does not send.
test.use({ host: 'static' });

test('the first view of home loads at most 125 KB of JavaScript and 15 KB of CSS, and nothing that it does not need', async ({
  page,
}) => {
  const { js, css } = await measureHome(page);
  expect(js).toBeLessThanOrEqual(125 * KB);
  expect(css).toBeLessThanOrEqual(15 * KB);
});

test.describe('with pages rendered by the edge', () => {
  test.use({ host: 'edge' });

  test('home rendered by the edge loads at most 127 KB of JavaScript and 1 KB of CSS, and nothing that it does not need', async ({
    page,
  }) => {
    const { js, css } = await measureHome(page);
    await expect(page.locator('html')).toHaveAttribute('data-rendered');
    expect(js).toBeLessThanOrEqual(127 * KB);
    expect(css).toBeLessThanOrEqual(KB);
  });
});

test('the build contains all the code that the first view must not load', () => {
  const all = readdirSync(DIST)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(new URL(file, DIST), 'utf8'))
    .join('\n');
  for (const word of LAZY_CODE_MARKERS) expect(all.includes(word), word).toBe(true);
});

test('no file of the build exceeds 40 KB, except React’s and the player’s', () => {
  const large = readdirSync(DIST)
    .filter((file) => file.endsWith('.js') && gzip(file) > 40 * KB)
    .map((file) => file.replace(/-[0-9a-z]{7}\.js$/, ''));
  expect(large.toSorted()).toEqual(['core.es', 'index', 'videojs-http-streaming.es']);
});

test('the first file, which sends the first calls, has at most 3 KB', () => {
  const [first, ...others] = readdirSync(DIST).filter((file) => /^begin-\w+\.js$/.test(file));
  expect(others).toEqual([]);
  expect(gzip(first ?? '')).toBeLessThanOrEqual(3 * KB);
});

/**
 * Leaves out files that load some seconds after the first view, because only a slow test run includes them.
 */
const SECONDS_LATER = /\/(after-first-view|slow-notice|stored-reminders)-/;

test('the watch page loads at most 346 KB of JavaScript, including the streaming engine', async ({
  page,
  demo,
}) => {
  withoutPrerolls(demo.world);
  const event = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
  const scripts = collectFiles(page, 'js');
  await disableSampling(page);
  await installClock(page);
  await page.goto(`/watch/${event.id}`);
  await pressPlay(page);
  await expectFramesAdvance(page);
  await loadAll(page);
  const js = (await scripts.all()).filter(({ path }) => !SECONDS_LATER.test(path));
  console.log(`watch page: ${gzipOf(js) / KB} KB JavaScript, gzip`);
  expect(gzipOf(js)).toBeLessThanOrEqual(346 * KB);
});

test('calls start in the fewest possible rounds: three for a new viewer, one for a returning one', async ({
  page,
}) => {
  const calls = await watchRounds(page);
  const live = page.getByRole('heading', { name: 'Live now' });
  await page.goto('/');
  await expect(live).toBeVisible();
  // The three rounds are the channel key, the API key, and the calls that need both.
  expect(depth(calls()), waterfall(calls())).toBe(3);

  calls().length = 0;
  await page.reload();
  await expect(live).toBeVisible();
  expect(depth(calls()), waterfall(calls())).toBe(1);
  console.log(`a returning viewer’s calls:\n${waterfall(calls())}`);

  // On an event page the page's own data is in the first round, and related lists follow.
  calls().length = 0;
  const [event] = await page
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((path) => /^\/watch\/\d+$/.test(path)),
    );
  await page.goto(event ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const first = calls().filter(({ round }) => round <= 1);
  expect(
    first.map(({ path }) => path),
    waterfall(calls()),
  ).toContain(`/api/events/${event?.split('/').at(-1)}`);
});
