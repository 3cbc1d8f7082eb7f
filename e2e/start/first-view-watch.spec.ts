import type { Page } from '@playwright/test';
import { eventLike, withoutPrerolls } from '../../mocks/choose-event.ts';
import { expect } from '../steps/demo-channel';
import {
  fetchRendered,
  LAPTOP,
  MAX_SHIFT,
  PHONE,
  recorded,
  recordFrames,
  recordPage,
  test,
  VENUES_ZONE,
  waitForHydration,
} from '../steps/first-view-steps';
import { logIn, returning } from '../steps/visitor';
import { expectFramesAdvance, pressPlay } from '../steps/watch-steps';

const NEAR_VENUES = { locale: 'en-US', timezoneId: VENUES_ZONE };

const KINDS = [
  ['a live free game', { status: 'live', type: 'free' }, null],
  ['a live game behind a purchase', { status: 'live', type: 'paid' }, 'buy'],
  ['a game to come', { status: 'upcoming', type: 'paid' }, 'upcoming'],
  ['a free recording', { status: 'finished', recording: 'ready', type: 'free' }, null],
  [
    'a recording behind a registration',
    { status: 'finished', recording: 'ready', type: 'register' },
    'register',
  ],
  ['a game without a recording', { status: 'finished', recording: 'none' }, 'noRecording'],
] as const;

/**
 * The calls that a rendered watch page still sends: the region decides whether there is a video at all, and
 * the backend returns its address only to this viewer. "More games" loads when it comes into view.
 */
const CALLS = ['/api/geo', '/api/get_api_key', '/keys/127.0.0.1.json'];

const gate = (page: Page) => page.locator('[data-gate]');
const takenOver = (page: Page) => waitForHydration(page, 'main h1');

test.use(NEAR_VENUES);

for (const viewport of [LAPTOP, PHONE])
  test.describe(`on a screen of ${viewport.width} pixels`, () => {
    test.use({ viewport });

    for (const [name, wanted, expected] of KINDS)
      test(`the edge renders ${name} for a screen of ${viewport.width} pixels, and it hydrates without an error or a layout shift`, async ({
        page,
        demo,
      }) => {
        const row = eventLike(demo.world, wanted);
        const html = await fetchRendered(`${demo.url}/watch/${row.id}`);
        expect(html.match(/<title/g)).toHaveLength(1);
        expect(html.match(/og:title/g)).toHaveLength(1);
        const seen = recordPage(page);
        await recordFrames(page);
        await page.goto(`/watch/${row.id}`);
        await takenOver(page);
        if (expected) await expect(gate(page)).toHaveAttribute('data-gate', expected);
        if (expected) await expect(gate(page)).toHaveAttribute('data-waits', 'false');
        else await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('html')).toHaveAttribute('data-rendered');
        expect(seen.problems).toEqual([]);
        const title = await page.getByRole('heading', { level: 1 }).textContent();
        expect(await page.title()).toMatch(new RegExp(`^${title} · `));
        for (const tag of [
          'title',
          'link[rel=canonical]',
          'meta[name=description]',
          'meta[property="og:title"]',
        ])
          await expect(page.locator(`head ${tag}`), tag).toHaveCount(1);
        const { shift } = await recorded(page);
        expect(shift).toBeLessThanOrEqual(MAX_SHIFT);
        const stream = expected ? [] : [`/api/events/${row.id}`];
        expect(html).not.toContain('/master.m3u8"');
        expect(seen.calls.filter((path) => path !== '/api/events').sort()).toEqual(
          [...CALLS, ...stream].sort(),
        );
      });
  });

test('a visitor plays a recording from a rendered page, and it keeps playing in the corner of the next screen', async ({
  page,
  demo,
}) => {
  await returning(page);
  withoutPrerolls(demo.world);
  const { id } = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
  await fetchRendered(`${demo.url}/watch/${id}`);
  await page.goto(`/watch/${id}`);
  await takenOver(page);
  await pressPlay(page);
  await expectFramesAdvance(page);
  await page.getByRole('banner').getByRole('link', { name: 'Schedule' }).click();
  await expect(page.locator('[data-mode]')).toHaveAttribute('data-mode', 'corner');
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  await expectFramesAdvance(page);
  await expect(page.locator('video')).toHaveCount(1);
});

test('a rendered watch page shows “More games” once the viewer scrolls near it', async ({ page, demo }) => {
  await returning(page);
  const { id } = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
  await fetchRendered(`${demo.url}/watch/${id}`);
  await page.goto(`/watch/${id}`);
  await takenOver(page);
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('heading', { name: 'More games' })).toBeVisible();
});

test('a signed-in member never sees the watch page as rendered for visitors', async ({ page, demo }) => {
  await returning(page);
  await logIn(page);
  const { id } = eventLike(demo.world, { status: 'live', type: 'free' });
  await fetchRendered(`${demo.url}/watch/${id}`);
  await recordFrames(page);
  await page.goto(`/watch/${id}`);
  await takenOver(page);
  const { frames } = await recorded(page);
  expect(frames.filter((frame) => frame.includes('Log in'))).toEqual([]);
});

test.describe('for a viewer in another time zone', () => {
  test.use({ timezoneId: 'Europe/Paris', locale: 'fr-FR', viewport: PHONE });

  test('a viewer in another time zone sees a game’s start in their own and the venue’s time, and never in the venue’s alone', async ({
    page,
    demo,
  }) => {
    const { id } = eventLike(demo.world, { status: 'upcoming', type: 'paid' });
    await fetchRendered(`${demo.url}/watch/${id}`, 'fr-FR');
    await fetchRendered(`${demo.url}/watch/${id}`, 'fr-FR', 'Europe/Paris');
    await recordFrames(page);
    await page.goto(`/watch/${id}`);
    await takenOver(page);
    const time = page.locator('main header time').first();
    await expect(time).toContainText(' · ');
    const { frames } = await recorded(page);
    const shown = (await time.textContent()) ?? '';
    const own = shown.split(' · ')[0] ?? '';
    expect(
      frames.filter(
        (frame) => frame.includes(':') && /\d h \d\d|\d\d:\d\d/.test(frame) && !frame.includes(own),
      ),
    ).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('data-rendered');
  });
});

test.describe('for a viewer in a blocked region', () => {
  test.use({ scenario: 'geo-blocked' });

  test('a viewer in a blocked region is never invited to buy', async ({ page, demo }) => {
    const { id } = eventLike(demo.world, { status: 'live', type: 'paid' });
    await fetchRendered(`${demo.url}/watch/${id}`);
    await recordFrames(page);
    await page.goto(`/watch/${id}`);
    await takenOver(page);
    await expect(gate(page)).toHaveAttribute('data-gate', 'geoBlocked');
    const { frames } = await recorded(page);
    // Ignores what follows "More games", because cards of other games may invite to buy.
    const about = frames.map((frame) => frame.split('More games')[0] ?? '');
    expect(about.filter((text) => /Buy|Get access|See passes/.test(text))).toEqual([]);
  });
});

test('the edge does not render an unknown event, or an event with other games in its address', async ({
  demo,
}) => {
  const { id } = eventLike(demo.world, { status: 'live', type: 'free' });
  await fetchRendered(`${demo.url}/watch/${id}`);
  for (const path of ['/watch/999999', `/watch/${id}?games=1`])
    for (const _ of [1, 2]) {
      const html = await (await fetch(demo.url + path)).text();
      expect(html).not.toContain('data-rendered');
    }
});
