import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { eventLike } from '../../mocks/choose-event.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { expectAccessible, returning, signIn } from '../steps/visitor.ts';

test.beforeEach(({ page }) => returning(page));

/** Returns what the player stores when a viewer stops a video. */
const stopped = (time: number, duration: number) =>
  JSON.stringify({ value: { time, duration, at: Date.now() }, until: Date.now() + 1e9 });

test('home shows a live game first, with one button that opens it', async ({ page, demo }) => {
  await page.goto('/');
  const first = page.getByRole('region', { name: 'Highlights' }).getByRole('article');
  await expect(first.getByText('Live', { exact: true })).toBeVisible();
  await first.getByRole('link', { name: 'Watch live' }).click();
  await expect(page).toHaveURL(/\/watch\/\d+$/);
  const id = Number(page.url().split('/').at(-1));
  const row = demo.world.catalogue.eventById.get(id);
  expect(row?.start).toBeLessThanOrEqual(demo.world.now());
  expect(row?.type).toBe('free');
});

test('home shows live games of followed teams before other live games', async ({ page, demo }) => {
  const paid = eventLike(demo.world, { status: 'live', type: 'paid' });
  const [team] = paid.participants;
  await signIn(page, demo.world);
  const { favorites } = demo.world.store;
  const [row, ...others] = favorites.all();
  for (const { id } of others) favorites.remove(id);
  if (row) favorites.update(row, { favoritable_type: 'participant', favoritable_id: team?.id ?? 0 });
  await page.goto('/');
  const first = page.getByRole('region', { name: 'Highlights' }).getByRole('article');
  await expect(first.getByRole('link').first()).toHaveAttribute('href', `/watch/${paid.id}`);
  await expect(first.getByText('Included')).toBeVisible();
});

test('“Continue watching” lists videos that were stopped, and removes those that the channel no longer has', async ({
  page,
  demo,
}) => {
  const event = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
  await page.addInitScript(
    ([game, gone]) => {
      localStorage.setItem('rudy_resume.visitor.vod-999999', gone);
      localStorage.setItem(`rudy_resume.visitor.event-${game.id}-1`, game.position);
    },
    [{ id: event.id, position: stopped(600, 3_600) }, stopped(60, 600)] as const,
  );
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Live now' })).toBeVisible();
  await page.mouse.wheel(0, 800);
  const list = page.getByRole('list', { name: 'Continue watching' });
  await expect(list.getByRole('link')).toHaveCount(1);
  await expect(list.getByRole('link')).toHaveAttribute('href', `/watch/${event.id}`);
  await expect(list.getByText('50 min left')).toBeVisible();
  await expect(list.getByRole('img', { name: '17% watched' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('rudy_resume.visitor.vod-999999')))
    .toBeNull();
});

test('home shows two new clips of each of the three latest games once the viewer scrolls near them', async ({
  page,
  demo,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (/with_clip|clips\/event/.test(pathname)) calls.push(`${pathname} ${searchParams.get('limit')}`);
  });
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Live now' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);

  const list = page.getByRole('list', { name: 'New clips' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'New replays' }).scrollIntoViewIfNeeded();
  await expect(list.getByRole('article')).toHaveCount(6);
  const games = new Set(
    demo.world.store.clips.where(({ clip }) => clip.status === 'ready').map(({ clip }) => clip.event_id),
  );
  const startOf = (id: number) => demo.world.catalogue.eventById.get(id)?.start ?? 0;
  const latest = [...games].toSorted((one, other) => startOf(other) - startOf(one));
  expect(calls.toSorted()).toEqual(
    ['/api/events/with_clip 3', ...latest.slice(0, 3).map((id) => `/api/clips/event/${id} 2`)].toSorted(),
  );
  await expectAccessible(page);
  await list.getByRole('link', { name: 'That save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'That save' })).toBeVisible();
});

test('home has no row of clips if there are none or if they fail to load', async ({ page, demo }) => {
  const title = page.getByRole('heading', { name: 'New clips' });
  const comeNear = async () => {
    const response = page.waitForResponse('**/api/events/with_clip*');
    await page.goto('/');
    await expect(page.getByRole('list', { name: 'Live now' })).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('heading', { name: 'New replays' }).scrollIntoViewIfNeeded();
    await response;
    await expect(page.getByRole('heading', { name: 'New this week' })).toBeVisible();
    await expect(title).toHaveCount(0);
  };
  await page.route('**/api/events/with_clip*', (route) => route.fulfill({ status: 400, json: {} }));
  await comeNear();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await page.unroute('**/api/events/with_clip*');
  for (const { id } of demo.world.store.clips.all()) demo.world.store.clips.remove(id);
  await comeNear();
});

/** Simulates a mid-range phone on a slow mobile network. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 },
  });
}

/** Adds up the layout shifts that no input of the viewer causes. */
async function measureShift(page: Page): Promise<(path: string) => Promise<number>> {
  await page.addInitScript(() => {
    const measured = { shift: 0 };
    Object.assign(window, { measured });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = { value: 0, hadRecentInput: false, ...entry.toJSON() };
        if (!hadRecentInput) measured.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async (path) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible({ timeout: 30_000 });
    await page.waitForLoadState('networkidle');
    const shift: number = await page.evaluate(() => Reflect.get(window, 'measured').shift);
    console.log(`layout shift of ${path}: ${shift.toFixed(4)}`);
    return shift;
  };
}

for (const [device, viewport] of [
  ['laptop', { width: 1280, height: 720 }],
  ['phone', { width: 412, height: 823 }],
] as const)
  test.describe(`on a slow ${device}`, () => {
    test.use({ viewport });

    test('the main pages do not shift while they load on a slow network', async ({ page, demo }) => {
      test.slow();
      const event = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
      await slowDown(page);
      const shiftOf = await measureShift(page);
      const paths = ['/', '/schedule', '/vod_library', '/?team=northfield-women-hockey', '/packages'];
      for (const path of [...paths, `/watch/${event.id}`])
        await test.step(path, async () => {
          expect(await shiftOf(path)).toBeLessThanOrEqual(0.01);
        });
    });
  });

test.describe('on a phone in French', () => {
  test.use({ locale: 'fr-CA', viewport: { width: 390, height: 844 } });

  test('the team picker does not shift while teams and their games load', async ({ page }) => {
    await page.route(/\/api\/(participants|events)\b/, async (route) => {
      // This delay is longer than the start-up waits for the teams.
      await setTimeout(4_000);
      await route.fallback();
    });
    const shiftOf = await measureShift(page);
    expect(await shiftOf('/select-package/33')).toBeLessThanOrEqual(0.01);
    await expect(
      page
        .getByRole('main')
        .getByText(/^Ajoute 1 match/)
        .first(),
    ).toBeVisible();
  });
});

test('a team’s page shows its next game, its season, its pass and the other teams of its school', async ({
  page,
  demo,
}) => {
  const [team] = demo.world.catalogue.teams;
  await page.goto(`/?team=${team?.alias}`);
  await expect(page.getByRole('heading', { level: 1, name: team?.name ?? '' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next game' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /\d{4}–\d{4} season/ })).toBeVisible();
  const season = page.getByRole('table');
  await expect(season.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get the team pass' })).toHaveAttribute(
    'href',
    new RegExp(`participant_id=${team?.id}`),
  );
  const sister = page
    .getByRole('heading', { name: 'More teams of this school' })
    .locator('..')
    .getByRole('link');
  await sister.first().click();
  await expect(page.getByRole('heading', { level: 1, name: team?.name ?? '' })).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: team?.groups[0]?.name ?? '', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: team?.groups[0]?.name ?? '' })).toBeVisible();
  await expect(page.getByRole('link', { name: team?.name ?? '', exact: true })).toBeVisible();
});

test.describe(() => {
  // Uses the static server, because with the edge the button offers a calendar subscription instead of a
  // download.
  test.use({ host: 'static' });

  test('a team’s season is downloaded as a calendar', async ({ page, demo }) => {
    const [team] = demo.world.catalogue.teams;
    await page.goto(`/?team=${team?.alias}`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add the season to my calendar' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${team?.alias}.ics`);
    const calendar = await readFile(await file.path(), 'utf8');
    expect(calendar.match(/BEGIN:VEVENT/g)?.length).toBe(calendar.match(/TRIGGER:-PT30M/g)?.length);
    expect(calendar).toContain('/watch/');
  });
});
