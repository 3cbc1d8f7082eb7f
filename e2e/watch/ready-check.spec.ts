import type { Page } from '@playwright/test';
import type { World } from '../../mocks/store/world.ts';
import { charges, checkoutSteps, readyToBuy } from '../steps/buy-steps.ts';
import { expect, test } from '../steps/demo-channel.ts';
import type { Language } from '../steps/say.ts';
import { expectAccessible, returning } from '../steps/visitor.ts';

/** Leaves a busy machine a minute for the check, which takes ten seconds on an idle one. */
const TIMEOUT_MS = 60_000;

function soldGame(world: World): number {
  const event = world.catalogue.events.find(
    ({ type, start, single_event_package_id }) =>
      type === 'paid' && single_event_package_id !== null && start > world.now() + 3600,
  );
  if (!event) throw new Error('no game is sold by itself');
  return event.id;
}

const ticket = (id: number) => `/buy?type=event&event_id=${id}`;

function checkSteps(page: Page, language: Language = 'en') {
  const { main, say } = checkoutSteps(page, language);
  return {
    main,
    say,
    showsVerdict: (verdict: 'Plays' | 'Limits' | 'No' | 'Unsure') =>
      expect(
        main.getByRole('heading', { level: 2, name: say(`check.verdict${verdict}`), exact: true }),
      ).toBeVisible({ timeout: TIMEOUT_MS }),
  };
}

// Replaces the browser's measurements of decoding speed, which would be poor on a busy machine.
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'mediaCapabilities', {
      value: { decodingInfo: async () => ({ supported: true, smooth: true, powerEfficient: true }) },
      configurable: true,
    }),
  ),
);

test('the ready check plays its test video from a game’s gate, shows and stores its verdict, and links back', async ({
  page,
  demo,
}) => {
  const { main, say, showsVerdict } = checkSteps(page);
  await returning(page);
  const id = soldGame(demo.world);
  await page.goto(`/watch/${id}`);
  await main.getByRole('link', { name: say('ready.invite') }).click();
  await expect(page).toHaveURL(`/ready-check?event_id=${id}`);
  const video = main.locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(1);
  expect(await video.evaluate((element: HTMLVideoElement) => [element.muted, element.videoHeight])).toEqual([
    true,
    360,
  ]);
  await expect(main.getByRole('progressbar', { name: say('check.progress') })).toBeVisible();
  // The test video cannot be stopped: it has no controls, and keys have no effect.
  const player = main.getByRole('region', { name: /^Video player/ });
  await expect(player.getByRole('button')).toHaveCount(0);
  await expect(player.getByRole('slider')).toHaveCount(0);
  await player.press('k');
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused && !element.ended)).toBe(false);
  await expectAccessible(page);
  await showsVerdict('Plays');
  await expect(main.getByRole('heading', { name: say('check.verdictPlays') })).toBeFocused();
  await expect(main.getByText(say('check.placeGood'))).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: say('check.backWhere') }).click();
  await expect(page).toHaveURL(`/watch/${id}`);
  await expect(main.getByText(say('ready.plays'))).toBeVisible();
  await page.goto(`/packages?event_id=${id}`);
  await expect(main.getByText(say('ready.plays'))).toBeVisible();
  await page.goto('/packages');
  await expect(main.getByRole('link', { name: say('ready.invite') })).toBeVisible();
});

test('on a laptop the result of the ready check fills the width of its column', async ({ page }) => {
  const { main, showsVerdict } = checkSteps(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await returning(page);
  await page.goto('/ready-check');
  await showsVerdict('Plays');
  const verdict = await main.locator('[data-verdict]').boundingBox();
  const column = await main.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const page = heading.closest('main > *') ?? heading;
    const { paddingLeft, paddingRight } = getComputedStyle(page);
    const { x, width } = page.getBoundingClientRect();
    const start = x + Number.parseFloat(paddingLeft);
    return { x: start, width: x + width - Number.parseFloat(paddingRight) - start };
  });
  expect(column.width).toBeGreaterThan(1_000);
  expect(Math.abs((verdict?.x ?? 0) - column.x)).toBeLessThanOrEqual(4);
  expect(Math.abs((verdict?.width ?? 0) - column.width)).toBeLessThanOrEqual(4);
});

test('the ready check reports the limits of a slow connection and what to do', async ({ page }) => {
  const { main, say, showsVerdict } = checkSteps(page);
  await returning(page);
  await page.goto('/faq');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 40, downloadThroughput: 1_400_000 / 8, uploadThroughput: 1_400_000 / 8 },
  });
  await main.getByRole('link', { name: say('pages.readyCheck') }).click();
  await showsVerdict('Limits');
  await expect(main.getByText(/enough for 360p, not for high definition/)).toBeVisible();
  await expect(main.getByText(say('check.speedDo'))).toBeVisible();
});

test('a ready check that goes offline promises nothing and can be repeated', async ({ page, context }) => {
  const { main, say, showsVerdict } = checkSteps(page);
  await returning(page);
  await page.goto('/ready-check');
  const video = main.locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  await context.setOffline(true);
  await showsVerdict('Unsure');
  await expect(main.getByText(say('check.offline'))).toBeVisible();
  await context.setOffline(false);
  await main.getByRole('button', { name: say('check.again') }).click();
  await showsVerdict('Plays');
});

test('the ready check also measures a browser that plays HLS natively', async ({ page }) => {
  const { showsVerdict } = checkSteps(page);
  await returning(page);
  await page.addInitScript(() => {
    for (const name of ['MediaSource', 'ManagedMediaSource', 'WebKitMediaSource'])
      Reflect.deleteProperty(window, name);
  });
  await page.goto('/ready-check');
  await showsVerdict('Plays');
});

test('on a device with data saver the ready check asks before loading anything', async ({ page }) => {
  const { main, say, showsVerdict } = checkSteps(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/test-stream/')) loaded.push(request.url());
  });
  await returning(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await page.goto('/ready-check');
  await main.getByRole('button', { name: say('check.saverWithout') }).click();
  await showsVerdict('Unsure');
  expect(loaded).toEqual([]);
  await main.getByRole('button', { name: say('check.again') }).click();
  await main.getByRole('button', { name: say('check.saverWith') }).click();
  await showsVerdict('Plays');
  expect(loaded).not.toEqual([]);
});

test('a region block that is found during payment stops the purchase before anything is charged', async ({
  page,
  demo,
}) => {
  const { main, say, agree, enterCard, press, payButton } = checkoutSteps(page);
  await readyToBuy(page, demo.world);
  await page.clock.install({ time: demo.world.now() * 1000 });
  await page.goto(ticket(soldGame(demo.world)));
  await enterCard('4242424242424242');
  await agree();
  demo.world.settings.geoBlocked = true;
  await page.clock.fastForward('02:00');
  await press();
  await expect(main.getByRole('heading', { name: say('error.geoBlocked') })).toBeVisible();
  await expect(payButton).toHaveCount(0);
  expect(charges(demo.world)).toEqual([]);
});

test.describe('the ready check in a blocked region', () => {
  test.use({ scenario: 'geo-blocked' });

  test('in a blocked region the checkout and the ready check say so, and a game can’t be bought', async ({
    page,
    demo,
  }) => {
    const { main, say, payButton } = checkoutSteps(page);
    const { showsVerdict } = checkSteps(page);
    await readyToBuy(page, demo.world);
    const id = soldGame(demo.world);
    await page.goto(ticket(id));
    await expect(main.getByRole('heading', { name: say('error.geoBlocked') })).toBeVisible();
    await expect(payButton).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(`/packages?event_id=${id}`);
    await main.getByRole('link', { name: say('ready.invite') }).click();
    await showsVerdict('No');
    await expect(main.getByText(say('check.placeBlocked'))).toBeVisible();
    await main.getByRole('link', { name: say('check.backWhere') }).click();
    await expect(main.getByText(say('ready.no'))).toBeVisible();
    await page.goto(ticket(id));
    await expect(main.getByRole('heading', { name: say('error.geoBlocked') })).toBeVisible();
    demo.world.settings.geoBlocked = false;
    await main.getByRole('button', { name: say('geo.recheck') }).click();
    await expect(payButton).toBeVisible();
  });

  test('in a blocked region a pass can be bought, and the checkout says what the pass is worth there', async ({
    page,
    demo,
  }) => {
    const { main, say, payButton } = checkoutSteps(page);
    await readyToBuy(page, demo.world);
    await page.goto('/buy?type=package&package_id=30');
    await expect(main.getByText(say('buy.passElsewhere'))).toBeVisible();
    await expect(payButton).toBeVisible();
  });
});

test.describe('the ready check in French, on a phone', () => {
  test.use({ scenario: 'french', viewport: { width: 320, height: 700 } });
  test('the whole ready check can be read and used in French on a phone', async ({ page, demo }) => {
    const { main, say, showsVerdict } = checkSteps(page, 'fr');
    const narrow = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await returning(page);
    await page.goto(`/ready-check?event_id=${soldGame(demo.world)}`);
    await expect(main.getByRole('progressbar', { name: say('check.progress') })).toBeVisible();
    await narrow();
    await showsVerdict('Plays');
    await narrow();
    await expectAccessible(page);
  });
});
