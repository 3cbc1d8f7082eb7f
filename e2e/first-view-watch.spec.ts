import type { Page } from '@playwright/test';
import { eventLike, withoutPrerolls } from '../mocks/choose-event.ts';
import { expect } from './demo-channel';
import {
  fetchRendered,
  MAX_SHIFT,
  recorded,
  recordFrames,
  test,
  VENUES_ZONE,
  watch,
} from './first-view-steps';
import { logIn, returning } from './visitor';
import { framesAdvance, pressPlay } from './watch-steps';

const VISITORS = [
  { locale: 'en-US', timezoneId: VENUES_ZONE, viewport: { width: 1350, height: 900 } },
  { locale: 'fr-FR', timezoneId: 'Europe/Paris', viewport: { width: 390, height: 844 } },
  { locale: 'en-CA', timezoneId: 'America/Vancouver', viewport: { width: 390, height: 844 } },
];

const FREE = { status: 'live', type: 'free' } as const;
const PAID = { status: 'live', type: 'paid' } as const;
const GAMES = [
  ['a live free game', FREE],
  ['an upcoming game', { status: 'upcoming', type: 'free' }],
  ['a paid game', PAID],
  ['a recording', { status: 'finished', recording: 'ready', type: 'free' }],
] as const;

/** React has taken the page over once its elements have its properties. */
const isTakenOver = (page: Page) =>
  page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
  });
const gate = (page: Page) => page.locator('main section[data-gate]');
/** The game's words and actions, above the lists of other games. */
const ownPart = (page: Page) => page.locator('main header').locator('xpath=..');

for (const visitor of VISITORS) {
  test.describe(`${visitor.locale} in ${visitor.timezoneId}`, () => {
    test.use(visitor);

    for (const [name, wanted] of GAMES)
      test(`the page of ${name} comes rendered, and is taken over with no call but for what depends on the viewer`, async ({
        page,
        demo,
      }) => {
        const { id } = eventLike(demo.world, wanted);
        const html = await fetchRendered(`${demo.url}/watch/${id}`, visitor.locale);
        expect(html).toMatch(/<main[\s\S]*<h1/);
        for (const tag of [
          /<title/g,
          /<link rel="canonical"/g,
          /property="og:title"/g,
          /name="description"/g,
        ])
          expect(html.match(tag), String(tag)).toHaveLength(1);
        const seen = watch(page);
        await returning(page);
        await recordFrames(page);
        await page.goto(`/watch/${id}`);
        await isTakenOver(page);
        const isGated = name.includes('upcoming') || name.includes('paid');
        if (isGated) await expect(gate(page).getByRole('heading', { level: 2 })).toBeVisible();
        else await expect(page.getByRole('button', { name: /^(Play|Lecture)$/ }).first()).toBeVisible();
        await expect(page.locator('html')).not.toHaveAttribute('data-zone');
        const { y = 0, height = 0 } = (await ownPart(page).boundingBox()) ?? {};
        // The lists below are for those who see their place.
        const lists = y + height < visitor.viewport.height ? 3 : 0;
        const expected = [
          '/keys/127.0.0.1.json',
          '/api/get_api_key',
          '/api/geo',
          ...(isGated ? [] : [`/api/events/${id}`]),
          ...Array.from({ length: lists }, () => '/api/events'),
        ];
        await expect(() => expect(seen.calls.toSorted()).toEqual(expected.toSorted())).toPass();
        const { frames, shift } = await recorded(page);
        expect(shift).toBeLessThanOrEqual(MAX_SHIFT);
        // No frame showed the time of another zone.
        const times = new Set(
          frames.flatMap((frame) => frame.match(/\b\d{1,2}:\d\d(?!:)( ?[ap]\.?m\.?)?/gi) ?? []),
        );
        const last = frames.at(-1) ?? '';
        for (const time of times) expect(last).toContain(time);
        expect(seen.problems).toEqual([]);
      });
  });
}

test('a rendered page shows the poster of its game in its place before the code has loaded', async ({
  page,
  demo,
}) => {
  const { id, image } = eventLike(demo.world, FREE);
  expect(await fetchRendered(`${demo.url}/watch/${id}`)).toContain(
    `<link rel="preload" as="image" href="${image}" fetchPriority="high"/>`,
  );
  await page.route('**/assets/index-*.js', () => {});
  await page.goto(`/watch/${id}`, { waitUntil: 'commit' });
  const poster = page.locator('main [data-mode=stage] img');
  await expect(poster).toBeVisible();
  const { width = 0, height = 0 } = (await poster.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(16 / 9, 1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a press plays the game of a rendered page, and a link leaves it playing in the corner', async ({
  page,
  demo,
}) => {
  withoutPrerolls(demo.world);
  const { id } = eventLike(demo.world, FREE);
  await fetchRendered(`${demo.url}/watch/${id}`);
  const seen = watch(page);
  await returning(page);
  await page.goto(`/watch/${id}`);
  await isTakenOver(page);
  await pressPlay(page);
  await framesAdvance(page);
  await page.evaluate(() => document.querySelector('video')?.setAttribute('data-marked', ''));
  await page.getByRole('banner').getByRole('link', { name: 'Schedule' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  await expect(page.locator('[data-mode]')).toHaveAttribute('data-mode', 'corner');
  await framesAdvance(page);
  await expect(page.locator('video[data-marked]')).toHaveCount(1);
  expect(seen.problems).toEqual([]);
});

test('a rendered page has no address of a stream, which depends on the viewer’s region', async ({ demo }) => {
  for (const [, wanted] of GAMES) {
    const { id } = eventLike(demo.world, wanted);
    expect(await fetchRendered(`${demo.url}/watch/${id}`)).not.toMatch(/\/media\/(live|vod)\/\d+\/master/);
  }
});

test('the lists of other games load at the first interaction', async ({ page, demo }) => {
  const { id } = eventLike(demo.world, FREE);
  await fetchRendered(`${demo.url}/watch/${id}`);
  const seen = watch(page);
  await returning(page);
  await page.goto(`/watch/${id}`);
  await isTakenOver(page);
  await expect(page.getByRole('button', { name: 'Play' }).first()).toBeVisible();
  expect(seen.calls).not.toContain('/api/events');
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole('heading', { name: 'More games' })).toBeVisible();
  expect(seen.problems).toEqual([]);
});

test('a member never sees a visitor’s gate', async ({ page, demo }) => {
  const { id } = eventLike(demo.world, PAID);
  await fetchRendered(`${demo.url}/watch/${id}`);
  await returning(page);
  await logIn(page);
  await recordFrames(page);
  const seen = watch(page);
  await page.goto(`/watch/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play' }).first()).toBeVisible();
  const { frames } = await recorded(page);
  expect(frames.filter((frame) => /Log in|Already bought it|Compare your options/.test(frame))).toEqual([]);
  expect(seen.problems).toEqual([]);
});

test('a game that is blocked in the viewer’s region never invites them to buy it', async ({ page, demo }) => {
  const { id } = eventLike(demo.world, PAID);
  await fetchRendered(`${demo.url}/watch/${id}`);
  await page.route('**/api/geo?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.fulfill({
      json: { country: 'Canada', country_code: 'CA', ip: '203.0.113.7', is_geo_blocked: true },
    });
  });
  await returning(page);
  await recordFrames(page);
  await page.goto(`/watch/${id}`);
  await expect(page.getByText('You seem to be in Canada')).toBeVisible();
  const { frames } = await recorded(page);
  expect(frames.length).toBeGreaterThan(5);
  expect(frames.filter((frame) => /Buy for|See passes/.test(frame))).toEqual([]);
});

test('an unknown game, a game with a query and another spelling of its address are plain pages', async ({
  demo,
}) => {
  const { id } = eventLike(demo.world, FREE);
  await fetchRendered(`${demo.url}/watch/${id}`);
  for (const path of ['/watch/999999', `/watch/${id}?t=60`, `/watch/0${id}`, `/watch/${id}/`])
    expect(await (await fetch(demo.url + path)).text(), path).not.toContain('data-rendered');
});
