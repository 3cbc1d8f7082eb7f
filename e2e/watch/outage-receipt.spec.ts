import { eventLike } from '../../mocks/choose-event.ts';
import { readyToBuy } from '../steps/buy-steps.ts';
import { expect, test } from '../steps/demo-channel.ts';
import {
  measureStalls,
  receiptSteps,
  storedLogKeys,
  storeViewing,
  troubledViewing,
  withTicket,
} from '../steps/outage-steps.ts';
import { passTime, waitUntilQuiet } from '../steps/page-clock.ts';
import { expectAccessible } from '../steps/visitor.ts';
import { expectFramesAdvance, videoTime } from '../steps/watch-steps.ts';

const DAY_MS = 86_400_000;

test('the outage receipt shows a stall and its duration, and nothing about it is sent', async ({
  page,
  demo,
}) => {
  const { event, order } = await withTicket(page, demo.world);
  const { watch, open, dialog, say, fact, download } = receiptSteps(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const late = /-0[4-9]\.ts/;
  await page.route(late, (route) => route.abort());
  await watch(event.id);
  const stalledSeconds = await measureStalls(page);
  await expect.poll(() => videoTime(page), { timeout: 30_000 }).toBeGreaterThan(6);
  await expect.poll(stalledSeconds, { timeout: 40_000 }).toBeGreaterThan(1);
  await passTime(page, 12);
  expect(await stalledSeconds()).toBeGreaterThan(12);
  await page.unroute(late);
  const before = await videoTime(page);
  await expect.poll(() => videoTime(page), { timeout: 40_000 }).toBeGreaterThan(before + 6);

  await open();
  await expect(dialog).toContainText(say('trouble.serious'));
  await expect(dialog).toContainText(`Order ${order}`);
  const reportedStall = /^(?:once, for|\d+ times,) ([\d.]+) sec/;
  await expect(fact('trouble.stalls')).toHaveText(reportedStall);
  const [, length] = reportedStall.exec((await fact('trouble.stalls').textContent()) ?? '') ?? [];
  expect(Math.abs(Number(length) - (await stalledSeconds()))).toBeLessThan(1.5);
  await expect(dialog.getByRole('img', { name: /(one|\d+) interruptions?$/ })).toBeVisible();
  await dialog.getByText(say('trouble.list')).click();
  await expect(dialog.getByRole('row').filter({ hasText: say('trouble.kindStall') })).not.toHaveCount(0);
  await expectAccessible(page);

  const { name, text } = await download();
  expect(name).toBe(`playback-receipt-order-${order}-event-${event.id}.txt`);
  expect(text).toContain(say('trouble.serious'));
  expect(text).toMatch(new RegExp(`Order: +${order} `));
  expect(text).toMatch(/Interrupted +[\d.]+ sec/);
  expect(text).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/);
  expect(text).toContain('Mozilla/5.0');
  expect(text).toMatch(/index-[\w-]+\.js/);
  const key = await page.evaluate(() => localStorage.getItem('rudy_api_key') ?? '');
  expect(text).not.toContain(JSON.parse(key).value);
  expect(text).not.toContain('@');
  await expect(dialog).toContainText(name);
  const letter = new URL(
    (await dialog.getByRole('link', { name: say('trouble.write') }).getAttribute('href')) ?? '',
  );
  expect(letter.pathname).toBe(demo.world.catalogue.settings.contact_email);
  expect(letter.searchParams.get('subject')).toContain(String(order));

  await page.reload();
  await open();
  await expect(fact('trouble.stalls')).toHaveText(reportedStall);
  expect(sent.filter((what) => /stalled|interruption|watch_log|milliseconds/i.test(what))).toEqual([]);
});

test('playback without a stall is reported as fine, and the player’s help links to the outage receipt, which can be deleted', async ({
  page,
  demo,
}) => {
  const { event } = await withTicket(page, demo.world);
  const { watch, dialog, say, fact } = receiptSteps(page);
  await watch(event.id);
  await expect.poll(() => videoTime(page), { timeout: 40_000 }).toBeGreaterThan(13);
  await page.keyboard.press('?');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('player.trouble') })
    .click();
  await expect(dialog).toContainText(say('trouble.fine'), { timeout: 20_000 });
  await expect(fact('trouble.stalls')).toHaveText(say('trouble.noStalls'));
  const seconds = Number.parseFloat((await fact('trouble.watched').textContent()) ?? '');
  expect(Math.abs(seconds - (await videoTime(page)))).toBeLessThan(8);
  // The video keeps playing behind the dialog.
  await expectFramesAdvance(page);

  await dialog.getByRole('button', { name: say('trouble.delete') }).click();
  await page
    .getByRole('dialog', { name: say('trouble.deleteTitle') })
    .getByRole('button', { name: say('trouble.delete') })
    .click();
  await expect(dialog).toContainText(say('trouble.nothing'));
  await passTime(page, 10);
  expect(await storedLogKeys(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('the outage receipt distinguishes a device without a connection from a channel that does not respond', async ({
  page,
  demo,
  context,
}) => {
  const { event } = await withTicket(page, demo.world);
  const { watch, open, dialog, say, fact } = receiptSteps(page);
  await watch(event.id);
  await expect.poll(() => videoTime(page), { timeout: 30_000 }).toBeGreaterThan(5);
  await page.route('**/media/**', (route) => route.abort());
  await context.setOffline(true);
  await page.keyboard.press('9');
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.readyState)).toBeLessThan(3);
  await passTime(page, 9);
  await open();
  await expect(fact('trouble.offline')).toHaveText(/offline for \d+/);
  await expect(dialog.getByText(say('trouble.private'))).toBeVisible();
  await context.setOffline(false);
});

test('a free event has no playback log and no outage receipt', async ({ page, demo }) => {
  await withTicket(page, demo.world);
  const free = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
  const { watch, main, say } = receiptSteps(page);
  await watch(free.id);
  await expect.poll(() => videoTime(page), { timeout: 30_000 }).toBeGreaterThan(6);
  expect(await storedLogKeys(page)).toEqual([]);
  await expect(main.getByRole('button', { name: say('watch.trouble') })).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: say('player.trouble') })).toHaveCount(0);
});

test('a playback log is deleted after thirty days, whichever page is opened', async ({ page, demo }) => {
  const { event } = await withTicket(page, demo.world);
  const { watch } = receiptSteps(page);
  await watch(event.id);
  await expect.poll(() => storedLogKeys(page)).toHaveLength(1);
  await page.goto('/faq');
  await waitUntilQuiet(page);
  expect(await storedLogKeys(page)).toHaveLength(1);
  await page.clock.setFixedTime(Date.now() + 30 * DAY_MS + 60_000);
  await page.reload();
  await expect.poll(() => storedLogKeys(page)).toEqual([]);
});

test('logging out deletes the playback log, even while another tab plays the event', async ({
  page,
  demo,
  context,
}) => {
  const { event } = await withTicket(page, demo.world);
  const { watch, say } = receiptSteps(page);
  await watch(event.id);
  await expectFramesAdvance(page);
  await expect.poll(() => storedLogKeys(page)).toHaveLength(1);
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: say('profile.logOut') }).click();
  await expect(other).not.toHaveURL(/profile/);
  await expect(page.locator('video')).toHaveCount(0, { timeout: 20_000 });
  expect(await storedLogKeys(page)).toEqual([]);
});

test('an order of a ticket links to the event’s outage receipt', async ({ page, demo }) => {
  const { event, order, userId } = await withTicket(page, demo.world);
  const { dialog, say, main } = receiptSteps(page);
  await storeViewing(page, {
    userId,
    viewing: troubledViewing({ id: event.id, title: 'East at West' }, Date.now() - DAY_MS),
  });
  await page.goto('/profile/transactions');
  const row = main.getByRole('listitem').filter({ hasText: String(order) });
  await row.getByRole('button', { name: say('orders.trouble') }).click();
  await expect(dialog).toContainText(`Order ${order}`);
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: say('orders.trouble') })).toBeFocused();
});

test('an order of a plan links to the outage receipt of each event that it opened', async ({
  page,
  demo,
}) => {
  const { world } = demo;
  await readyToBuy(page, world, 'member@grandstand.test');
  const userId = world.store.users.find(({ email }) => email === 'member@grandstand.test')?.id ?? 0;
  const [game] = world.catalogue.events.filter(({ type }) => type === 'paid');
  const at = Date.now() - DAY_MS;
  await storeViewing(page, {
    userId,
    viewing: troubledViewing({ id: game?.id ?? 0, title: 'East at West' }, at),
  });
  await storeViewing(page, {
    userId,
    viewing: troubledViewing({ id: 9_999, title: 'North at South' }, at - DAY_MS),
  });
  const { dialog, say, main } = receiptSteps(page);
  await page.goto('/profile');
  const plan = main.getByRole('article').filter({ hasText: 'Monthly membership' });
  await plan.getByRole('button', { name: say('orders.trouble') }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: /East at West/ }).click();
  await expect(dialog).toContainText(/Order \d+: Monthly membership/);
  await dialog.getByRole('button', { name: say('trouble.back') }).click();
  await dialog.getByRole('button', { name: /North at South/ }).click();
  await expect(dialog).toContainText(say('trouble.orderNone'));
});

test('the outage receipt says that it has no order number if orders can’t be loaded', async ({
  page,
  demo,
}) => {
  const { event, userId } = await withTicket(page, demo.world);
  const { open, dialog, say, download } = receiptSteps(page);
  await storeViewing(page, {
    userId,
    viewing: troubledViewing({ id: event.id, title: 'East at West' }, Date.now() - DAY_MS),
  });
  await page.route('**/api/orders?*', (route) => route.abort());
  await page.goto(`/watch/${event.id}`);
  await open();
  await expect(dialog).toContainText(say('trouble.orderFailed'), { timeout: 20_000 });
  const { name, text } = await download();
  expect(name).toBe(`playback-receipt-event-${event.id}.txt`);
  expect(text).toContain(say('trouble.fileNoOrder'));
  await page.unroute('**/api/orders?*');
  await dialog.getByRole('button', { name: say('trouble.again') }).click();
  await expect(dialog).toContainText(/Order \d+/);
});

test('the outage receipt says that another service’s player reports no playback', async ({ page, demo }) => {
  const { event } = await withTicket(page, demo.world, { embedded: '/media/files/preroll.mp4' });
  const { open, dialog, say } = receiptSteps(page);
  await page.goto(`/watch/${event.id}`);
  await expect.poll(() => storedLogKeys(page)).toHaveLength(1);
  await open();
  await expect(dialog).toContainText(say('trouble.unknownBody'));
  await expect(dialog).not.toContainText(say('trouble.fine'));
});

test('in a browser without storage the playback log lasts as long as the page, and the outage receipt says so', async ({
  page,
  demo,
}) => {
  const { event } = await withTicket(page, demo.world);
  const { watch, open, dialog, say } = receiptSteps(page);
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('rudy_watch_log')) throw new DOMException('no', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await watch(event.id);
  await expectFramesAdvance(page);
  await open();
  await expect(dialog).toContainText(say('trouble.notKept'));
  await expect(dialog.getByRole('button', { name: say('trouble.download') })).toBeVisible();
  expect(await storedLogKeys(page)).toEqual([]);
});

test.describe('the outage receipt in French on a phone', () => {
  test.use({ scenario: 'french', viewport: { width: 320, height: 700 } });
  test('the whole outage receipt can be read and used in French on a phone', async ({ page, demo }) => {
    const { event, userId, order } = await withTicket(page, demo.world);
    const { open, dialog, say, download } = receiptSteps(page, 'fr');
    await storeViewing(page, {
      userId,
      viewing: troubledViewing({ id: event.id, title: 'Est à Ouest' }, Date.now() - DAY_MS),
    });
    await page.goto(`/watch/${event.id}`);
    await open();
    await expect(dialog).toContainText(say('trouble.serious'));
    await dialog.getByText(say('trouble.list')).click();
    await dialog.getByText(say('trouble.rules')).click();
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page);
    expect((await download()).text).toMatch(new RegExp(`${say('trouble.fileOrder')}\u00a0: +${order} `));
  });
});

test.describe('logging out on a device that has logged playback problems', () => {
  const title = 'Herons at Royals';

  for (const [answer, logCount] of [
    ['Keep it and log out', 1],
    ['Delete it and log out', 0],
  ] as const)
    test(`answering “${answer}” leaves ${logCount} playback logs on the device`, async ({ page, demo }) => {
      const { event, userId } = await withTicket(page, demo.world);
      await storeViewing(page, {
        userId,
        viewing: troubledViewing({ id: event.id, title }, Date.now() - DAY_MS),
      });
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Log out' }).click();
      const question = page.getByRole('dialog', { name: `Keep the playback log of “${title}”` });
      await expect(question).toBeVisible();
      await expectAccessible(page);
      await question.getByRole('button', { name: answer }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
      expect(await storedLogKeys(page)).toHaveLength(logCount);
    });

  test('logging out asks no question if playback was fine', async ({ page, demo }) => {
    await withTicket(page, demo.world);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
