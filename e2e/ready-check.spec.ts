import type { Page } from '@playwright/test';
import type { World } from '../mocks/store/world.ts';
import { atTheTill, charges, tillSteps } from './buy-steps.ts';
import { expect, test } from './demo-channel.ts';
import type { Language } from './say.ts';
import { expectAccessible, returning } from './visitor.ts';

/** Ten seconds for who is alone on the machine. */
const PATIENCE_MS = 60_000;

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
  const { main, say } = tillSteps(page, language);
  return {
    main,
    say,
    isTold: (verdict: 'Plays' | 'Limits' | 'No' | 'Unsure') =>
      expect(
        main.getByRole('heading', { level: 2, name: say(`check.verdict${verdict}`), exact: true }),
      ).toBeVisible({ timeout: PATIENCE_MS }),
  };
}

// What a browser has seen of a busy machine is no part of these tests.
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'mediaCapabilities', {
      value: { decodingInfo: async () => ({ supported: true, smooth: true, powerEfficient: true }) },
      configurable: true,
    }),
  ),
);

test('from a game’s gate: the test video plays, the verdict is told, remembered, and leads back', async ({
  page,
  demo,
}) => {
  const { main, say, isTold } = checkSteps(page);
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
  await expectAccessible(page);
  await isTold('Plays');
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

test('a slow connection: it plays with limits, and what to do is said', async ({ page }) => {
  const { main, say, isTold } = checkSteps(page);
  await returning(page);
  await page.goto('/faq');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 40, downloadThroughput: 1_200_000 / 8, uploadThroughput: 1_200_000 / 8 },
  });
  await main.getByRole('link', { name: say('pages.readyCheck') }).click();
  await isTold('Limits');
  await expect(main.getByText(/enough for 360p, not for high definition/)).toBeVisible();
  await expect(main.getByText(say('check.speedDo'))).toBeVisible();
});

test('offline half-way: nothing is promised, and the check can be made again', async ({ page, context }) => {
  const { main, say, isTold } = checkSteps(page);
  await returning(page);
  await page.goto('/ready-check');
  const video = main.locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  await context.setOffline(true);
  await isTold('Unsure');
  await expect(main.getByText(say('check.offline'))).toBeVisible();
  await context.setOffline(false);
  await main.getByRole('button', { name: say('check.again') }).click();
  await isTold('Plays');
});

test('a browser that plays streams by itself is measured, too', async ({ page }) => {
  const { isTold } = checkSteps(page);
  await returning(page);
  await page.addInitScript(() => {
    for (const name of ['MediaSource', 'ManagedMediaSource', 'WebKitMediaSource'])
      Reflect.deleteProperty(window, name);
  });
  await page.goto('/ready-check');
  await isTold('Plays');
});

test('a device that saves data is asked first, and nothing is loaded before', async ({ page }) => {
  const { main, say, isTold } = checkSteps(page);
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
  await isTold('Unsure');
  expect(loaded).toEqual([]);
  await main.getByRole('button', { name: say('check.again') }).click();
  await main.getByRole('button', { name: say('check.saverWith') }).click();
  await isTold('Plays');
  expect(loaded).not.toEqual([]);
});

test('a region that is found to be blocked when one pays: nothing is sent', async ({ page, demo }) => {
  const { main, say, agree, enterCard, press, payButton } = tillSteps(page);
  await atTheTill(page, demo.world);
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

test.describe('where the channel may not be shown', () => {
  test.use({ scenario: 'geo-blocked' });

  test('it is said before paying, and there is no way to pay for a game', async ({ page, demo }) => {
    const { main, say, payButton } = tillSteps(page);
    const { isTold } = checkSteps(page);
    await atTheTill(page, demo.world);
    const id = soldGame(demo.world);
    await page.goto(ticket(id));
    await expect(main.getByRole('heading', { name: say('error.geoBlocked') })).toBeVisible();
    await expect(payButton).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(`/packages?event_id=${id}`);
    await main.getByRole('link', { name: say('ready.invite') }).click();
    await isTold('No');
    await expect(main.getByText(say('check.placeBlocked'))).toBeVisible();
    await main.getByRole('link', { name: say('check.backWhere') }).click();
    await expect(main.getByText(say('ready.no'))).toBeVisible();
    await page.goto(ticket(id));
    await expect(main.getByRole('heading', { name: say('error.geoBlocked') })).toBeVisible();
    demo.world.settings.geoBlocked = false;
    await main.getByRole('button', { name: say('geo.recheck') }).click();
    await expect(payButton).toBeVisible();
  });

  test('a pass may be bought, and what it is worth here is said', async ({ page, demo }) => {
    const { main, say, payButton } = tillSteps(page);
    await atTheTill(page, demo.world);
    await page.goto('/buy?type=package&package_id=30');
    await expect(main.getByText(say('buy.passElsewhere'))).toBeVisible();
    await expect(payButton).toBeVisible();
  });
});

test.describe('in French, on a phone', () => {
  test.use({ scenario: 'french', viewport: { width: 320, height: 700 } });
  test('all of it can be read and pressed', async ({ page, demo }) => {
    const { main, say, isTold } = checkSteps(page, 'fr');
    const narrow = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await returning(page);
    await page.goto(`/ready-check?event_id=${soldGame(demo.world)}`);
    await expect(main.getByRole('progressbar', { name: say('check.progress') })).toBeVisible();
    await narrow();
    await isTold('Plays');
    await narrow();
    await expectAccessible(page);
  });
});
