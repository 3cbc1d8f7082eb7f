import type { Page } from '@playwright/test';
import { withoutPrerolls } from '../../mocks/choose-event.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { sayIn } from '../steps/say.ts';
import { address, freeGames } from '../steps/several-games.ts';
import { expectAllAdvance, framesOf, stage, startAll, starts, videos } from '../steps/several-steps.ts';
import { shows } from '../steps/shows.ts';
import { expectAccessible, returning } from '../steps/visitor.ts';

const say = sayIn('en');

const closes = (page: Page) => page.getByRole('link', { name: say('several.close') });
const mutedOf = (page: Page) =>
  videos(page).evaluateAll((all) => all.map((video) => (video as HTMLVideoElement).muted));
const titleOf = (page: Page, number: number) =>
  page.getByRole('region', { name: /^Video player: / }).nth(number - 1);
const soundOf = (page: Page, number: number) =>
  titleOf(page, number).getByRole('button', { name: /^Sound of / });

test.describe('watching several games at once', () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });

  test.beforeEach(async ({ page, demo }) => {
    await returning(page);
    withoutPrerolls(demo.world);
  });

  test('a shared address plays four games after one press, one of them with sound, also after a reload', async ({
    page,
    demo,
  }) => {
    const ids = freeGames(demo.world);
    await page.goto(address(ids));
    await expect(starts(page, 4)).toBeVisible();
    await expect(videos(page)).toHaveCount(1);
    await starts(page, 4).click();
    await expectAllAdvance(page, 4);
    expect(await mutedOf(page)).toEqual([false, true, true, true]);
    await expectAccessible(page);
    await page.reload();
    await starts(page, 4).click();
    await expectAllAdvance(page, 4);
  });

  test('pressing one of several games, its number key or m changes which game has sound', async ({
    page,
    demo,
  }) => {
    await startAll(page, freeGames(demo.world));
    await page.keyboard.press('3');
    await expect.poll(() => mutedOf(page)).toEqual([true, true, false, true]);
    await expect(soundOf(page, 3)).toHaveAttribute('aria-pressed', 'true');
    await expect(soundOf(page, 1)).toHaveAttribute('aria-pressed', 'false');
    await expect(titleOf(page, 3).getByText(/^Sound: /)).toBeAttached();
    await titleOf(page, 2).locator('[data-tile-surface]').click();
    await expect.poll(() => mutedOf(page)).toEqual([true, false, true, true]);
    await page.keyboard.press('m');
    await expect.poll(() => mutedOf(page)).toEqual([true, true, true, true]);
    await soundOf(page, 4).click();
    await expect.poll(() => mutedOf(page)).toEqual([true, true, true, false]);
    // A number key without a game changes nothing.
    await page.keyboard.press('7');
    expect(await mutedOf(page)).toEqual([true, true, true, false]);
  });

  test('one press makes a game fill the stage while the others keep playing, and Escape restores the tiles', async ({
    page,
    demo,
  }) => {
    await startAll(page, freeGames(demo.world, 3));
    const small = (await titleOf(page, 2).boundingBox())?.width ?? 0;
    await titleOf(page, 2)
      .getByRole('button', { name: /^Make .* large$/ })
      .click();
    await expect
      .poll(async () => (await videos(page).nth(1).boundingBox())?.width)
      .toBeGreaterThan(small * 1.8);
    await expect(videos(page).first()).toBeHidden();
    await expect(videos(page).nth(2)).toBeHidden();
    await expect.poll(() => mutedOf(page)).toEqual([true, false, true]);
    await expectAllAdvance(page, 3);
    // The game that gets the sound fills the stage.
    await page.keyboard.press('3');
    await expect(videos(page).nth(2)).toBeVisible();
    await expect(videos(page).nth(1)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(videos(page).first()).toBeVisible();
    await expect.poll(async () => (await videos(page).nth(1).boundingBox())?.width).toBeLessThan(small * 1.1);
  });

  test('one of four games plays a smaller quality than the same game when it fills the stage', async ({
    page,
    demo,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await startAll(page, freeGames(demo.world));
    const heightOf = (number: number) =>
      videos(page)
        .nth(number - 1)
        .evaluate((video) => (video as HTMLVideoElement).videoHeight);
    for (const number of [1, 2, 3, 4])
      await expect.poll(() => heightOf(number), { timeout: 30_000 }).toBe(234);
    await titleOf(page, 2)
      .getByRole('button', { name: /^Make .* large$/ })
      .click();
    await expect.poll(() => heightOf(2), { timeout: 60_000 }).toBe(360);
    for (const number of [1, 3, 4]) expect(await heightOf(number)).toBe(234);
  });

  test('the watch page opens several games, adds and removes them, and returns to its own game, which never stopped', async ({
    page,
    demo,
  }) => {
    const ids = freeGames(demo.world);
    const lists: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`/live/${ids[0]}/master.m3u8`)) lists.push(request.url());
    });
    await page.goto(`/watch/${ids[0]}`);
    await page.getByRole('button', { name: say('player.play'), exact: true }).click();
    await page.getByRole('link', { name: say('watch.several') }).click();
    await expect(page).toHaveURL(address(ids.slice(0, 2)));
    await expectAllAdvance(page, 2);
    expect(await mutedOf(page)).toEqual([false, true]);

    await page.getByRole('button', { name: /^Add / }).first().click();
    await expect(page).toHaveURL(address(ids.slice(0, 3)));
    await expectAllAdvance(page, 3);
    await titleOf(page, 2)
      .getByRole('button', { name: /^Remove / })
      .click();
    await expect(page).toHaveURL(`/watch/${ids[0]}?with=${ids[2]}`);
    await expect(videos(page)).toHaveCount(2);
    await page.keyboard.press('2');
    await expect.poll(() => mutedOf(page)).toEqual([true, false]);

    await closes(page).click();
    await expect(page).toHaveURL(`/watch/${ids[0]}`);
    await expect(page.locator('video')).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => document.querySelector('video')?.muted)).toBe(false);
    expect(await page.evaluate(() => document.querySelector('video')?.paused)).toBe(false);
    // The page's own game kept the same player, so it requested its playlist only once.
    expect(lists).toHaveLength(1);
  });

  test('after the page’s own game is removed the next one takes its place and its address', async ({
    page,
    demo,
  }) => {
    const ids = freeGames(demo.world, 3);
    await startAll(page, ids);
    await titleOf(page, 1)
      .getByRole('button', { name: /^Remove / })
      .click();
    await expect(page).toHaveURL(address(ids.slice(1)));
    await expectAllAdvance(page, 2);
    expect(await mutedOf(page)).toEqual([false, true]);
  });

  test('on another screen only the page’s own game keeps playing, in the corner', async ({ page, demo }) => {
    await startAll(page, freeGames(demo.world, 3));
    await page.getByRole('banner').getByRole('link', { name: 'Schedule' }).click();
    await expect(page.locator('[data-mode=corner]')).toBeVisible();
    await expect(page.locator('video')).toHaveCount(1);
    await expect(stage(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.querySelector('video')?.paused)).toBe(false);
  });

  test('if the stream of one of four games fails, its tile shows an error, and the other three keep playing', async ({
    page,
    demo,
  }) => {
    const ids = freeGames(demo.world);
    await startAll(page, ids);
    await page.route(`**/media/live/${ids[1]}/**`, (route) =>
      route.fulfill({ status: 403, contentType: 'text/plain', body: 'no' }),
    );
    await expect(titleOf(page, 2).getByText(/Reconnecting|technical difficulties/)).toBeVisible({
      timeout: 60_000,
    });
    expect(await mutedOf(page)).toEqual([false, true, true, true]);
    for (const index of [0, 2, 3]) {
      const video = videos(page).nth(index);
      const before = await framesOf(video);
      await expect.poll(() => framesOf(video), { timeout: 30_000 }).toBeGreaterThan(before + 30);
    }
    await titleOf(page, 2)
      .getByRole('button', { name: /^Remove / })
      .click();
    await expect(page).toHaveURL(address(ids.filter((id) => id !== ids[1])));
    await expectAllAdvance(page, 3);
  });

  test('if one of four games fails to load, its tile offers to try again, and the other three keep playing', async ({
    page,
    demo,
  }) => {
    const ids = freeGames(demo.world);
    const broken = ({ pathname }: URL) => pathname === `/api/events/${ids[1]}`;
    await page.route(broken, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(address(ids));
    await starts(page, 4).click();
    await expect(stage(page).getByText(say('several.notLoaded'))).toBeVisible();
    await expectAllAdvance(page, 3);
    await page.unroute(broken);
    await stage(page)
      .getByRole('button', { name: say('action.tryAgain') })
      .click();
    await expectAllAdvance(page, 4);
    await expect(stage(page).getByText(say('several.notLoaded'))).toHaveCount(0);
  });

  test('a game whose access ends says so in its tile, which links to the game’s own page', async ({
    page,
    demo,
  }) => {
    const ids = freeGames(demo.world, 2);
    await page.clock.install();
    await startAll(page, ids);
    const row = demo.world.catalogue.eventById.get(ids[1] ?? 0);
    Object.assign(row ?? {}, { type: 'ppv' });
    // The page requests a live event again once a minute.
    await page.clock.fastForward(60_000);
    await expect(stage(page).getByText(say('several.noAccess'))).toBeVisible();
    await expect(videos(page)).toHaveCount(1);
    await stage(page)
      .getByRole('link', { name: say('several.toItsPage') })
      .click();
    await expect(page).toHaveURL(`/watch/${ids[1]}`);
    await expect(page.locator('[data-gate]')).toBeVisible();
  });

  test('a shared address leaves out games that the viewer cannot watch, and says why for each', async ({
    page,
    demo,
  }) => {
    const ids = freeGames(demo.world, 3);
    const [own, refused = 0, other = 0] = ids;
    const { eventById } = demo.world.catalogue;
    Object.assign(eventById.get(refused) ?? {}, { type: 'ppv' });
    Object.assign(eventById.get(other) ?? {}, { embedded: 'https://video.example.com/embed/1' });
    await page.goto(`/watch/${own}?with=${refused},999999,${other}`);
    await starts(page, 1).click();
    await expectAllAdvance(page, 1);
    const sentences = stage(page).getByRole('status').getByRole('paragraph');
    await expect(sentences).toContainText([
      say('several.noAccess'),
      say('several.embedded'),
      say('several.gone', { count: 1 }),
    ]);
    await sentences.first().getByRole('link').click();
    await expect(page).toHaveURL(`/watch/${refused}`);
    await expect(page.locator('[data-gate]')).toBeVisible();
  });

  test('on an upright tablet the start button can be pressed above the free tile for another game', async ({
    page,
    demo,
  }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    const [own] = freeGames(demo.world, 2);
    await page.goto(`/watch/${own}?with=999999`);
    await expect(stage(page).getByRole('region', { name: say('several.add') })).toBeVisible();
    await starts(page, 1).click();
    await expectAllAdvance(page, 1);
  });

  test('a visitor without access to the page’s own game gets a link to the other games', async ({
    page,
    demo,
  }) => {
    const ids = freeGames(demo.world, 3);
    const row = demo.world.catalogue.eventById.get(ids[0] ?? 0);
    Object.assign(row ?? {}, { type: 'ppv' });
    await page.goto(address(ids));
    await expect(page.locator('[data-gate]')).toBeVisible();
    await page.getByRole('link', { name: 'the other games of this link' }).click();
    await expect(page).toHaveURL(address(ids.slice(1)));
    await expectAllAdvance(page, 2);
  });

  test('on a phone the address of several games shows only its first game and says that the screen is too narrow', async ({
    page,
    demo,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const ids = freeGames(demo.world);
    await page.goto(address(ids));
    await expect(page.getByText(say('several.needsWidth'))).toBeVisible();
    await page.getByRole('button', { name: say('player.play'), exact: true }).click();
    await expect(page.locator('video')).toHaveCount(1);
    await expect(page.getByRole('link', { name: say('watch.several') })).toHaveCount(0);
  });

  test(
    'each of several games plays its own preroll first, and only once',
    shows('preroll once per visitor'),
    async ({ page, demo }) => {
      const { settings } = demo.world.catalogue;
      settings.prerolls = [
        {
          ...{ id: 5, url: '/media/files/preroll.mp4', weight: 1, location_id: null, event_categories: [] },
          ...{ for_vod: false, for_live: true, skip_after: null, suppress_for: null },
        },
      ];
      const ids = freeGames(demo.world, 2);
      await page.goto(address(ids));
      await starts(page, 2).click();
      await expect(stage(page).locator('[data-phase=preroll]')).toHaveCount(2);
      await expect(stage(page).locator('[data-preroll=text]')).toHaveCount(2);
      await expect(stage(page).locator('[data-phase=content]')).toHaveCount(2, { timeout: 60_000 });
      await expectAllAdvance(page, 2);
      await page.reload();
      await starts(page, 2).click();
      await expectAllAdvance(page, 2);
      await expect(stage(page).locator('[data-phase=preroll]')).toHaveCount(0);
    },
  );
});
