import { readyToBuy } from '../steps/buy-steps.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { skipPausesUntil, waitUntilQuiet } from '../steps/page-clock.ts';
import { sayIn } from '../steps/say.ts';
import { shows } from '../steps/shows';

const say = sayIn('en');

test.beforeEach(async ({ page, demo }) => readyToBuy(page, demo.world, 'member@grandstand.test'));

test(
  'the profile lists active orders, and two clicks cancel a renewal',
  shows(
    'cancel auto-renewal',
    'route /profile',
    'label Auto-Renewal',
    'label Auto-Renewal Cancelled',
    'subscription active to canceled',
    'text cancellation being processed',
    'text cancellation processed',
  ),
  async ({ page, demo }) => {
    await page.goto('/profile');
    const main = page.getByRole('main');
    const plan = main.getByRole('article').filter({ hasText: 'Monthly membership' });
    await expect(plan).toContainText(say('orders.autoRenewal'));
    await expect(main.getByRole('article')).toHaveCount(3);
    await plan.getByRole('button', { name: say('orders.cancelRenewal') }).click();
    const order = demo.world.store.orders.find(({ order: { auto_renewal } }) => auto_renewal === 'on')?.order;
    const date = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(
      new Date(order?.period_end ?? 0),
    );
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(date);
    await dialog.getByRole('button', { name: say('orders.cancelConfirm') }).click();
    await expect(plan).toContainText(say('orders.cancelProcessing'));
    await skipPausesUntil(page, plan.getByText(say('orders.cancelDone')));
    await expect(plan).toContainText(say('orders.autoRenewalCancelled'));
    await expect(plan).toContainText(date);
    await expect(plan.getByRole('button', { name: say('orders.cancelRenewal') })).toHaveCount(0);
    expect(demo.world.store.orders.get(order?.id ?? 0)?.order.auto_renewal).toBe('cancelled');
  },
);

test('a renewal stays on if the viewer keeps it or if cancelling it fails', async ({ page, demo }) => {
  await page.goto('/profile');
  const plan = page.getByRole('article').filter({ hasText: 'Monthly membership' });
  await plan.getByRole('button', { name: say('orders.cancelRenewal') }).click();
  await page.getByRole('button', { name: say('orders.keepRenewal') }).click();
  await plan.getByRole('button', { name: say('orders.cancelRenewal') }).click();
  await page.route('**/api/stripe/unsubscribe', (route) => route.abort());
  await page.getByRole('button', { name: say('orders.cancelConfirm') }).click();
  await expect(page.getByRole('dialog')).toContainText(say('error.offline'));
  expect(demo.world.store.orders.find(({ order: { auto_renewal } }) => auto_renewal === 'on')).toBeTruthy();
});

test('a cancelled renewal that the channel turns on again is shown, and can be cancelled again', async ({
  page,
}) => {
  await page.goto('/profile');
  const plan = page.getByRole('article').filter({ hasText: 'Monthly membership' });
  const polls: string[] = [];
  await page.route('**/api/orders/*', async (route) => {
    polls.push(route.request().url());
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), auto_renewal: 'on' } });
  });
  await plan.getByRole('button', { name: say('orders.cancelRenewal') }).click();
  await page.getByRole('button', { name: say('orders.cancelConfirm') }).click();
  await skipPausesUntil(page, page.getByText(say('orders.cancelTakenBack')));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(plan.getByRole('button', { name: say('orders.cancelRenewal') })).toBeVisible();
  const pollCount = polls.length;
  await waitUntilQuiet(page);
  expect(polls).toHaveLength(pollCount);
});

test(
  'the list of transactions shows their kinds and states, and a receipt is printed alone',
  shows(
    'manage orders',
    'route /profile/transactions',
    'display status Inactive',
    'display status Refunded',
    'display status Active',
    'kind New subscription',
    'kind Subscription Renewal',
    'subscription expired',
  ),
  async ({ page }) => {
    await page.goto('/profile/transactions');
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(rows).toHaveCount(7);
    const failed = rows.filter({ hasText: say('orders.paymentFailed') });
    await expect(failed).toHaveCount(1);
    await expect(failed.getByRole('button', { name: say('orders.receipt') })).toHaveCount(0);
    await expect(rows.getByRole('button', { name: say('orders.receipt') })).toHaveCount(6);
    for (const id of [
      'orders.newSubscription',
      'orders.renewal',
      'orders.refunded',
      'orders.inactive',
      'orders.active',
      'orders.expired',
    ])
      await expect(rows.filter({ hasText: say(id) }).first()).toBeVisible();
    await rows
      .first()
      .getByRole('button', { name: say('orders.receipt') })
      .click();
    const receipt = page.getByRole('dialog');
    await expect(receipt).toContainText('Visa');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#root')).toBeHidden();
    await expect(receipt).toBeVisible();
    await expect(receipt.getByRole('button')).toHaveCount(0);
  },
);

test(
  'the payment provider’s page is requested only when its button is pressed',
  shows('customer portal'),
  async ({ page }) => {
    await page.goto('/profile');
    await page.getByRole('button', { name: say('orders.portal') }).click();
    await expect(page).toHaveURL('/profile/transactions');
  },
);

test('a list of orders that fails to load can be loaded again', async ({ page }) => {
  let fails = true;
  await page.route('**/api/orders?*', (route) => (fails ? route.abort() : route.fallback()));
  await page.goto('/profile');
  const again = page.getByRole('main').getByRole('button', { name: say('action.tryAgain') });
  await skipPausesUntil(page, again);
  fails = false;
  await again.click();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('a viewer without orders sees the passes on offer', async ({ page, demo }) => {
  await readyToBuy(page, demo.world);
  await page.goto('/profile');
  await expect(page.getByText(say('orders.none'))).toBeVisible();
  await page.goto('/profile/transactions');
  await expect(page.getByText(say('orders.noTransactions'))).toBeVisible();
});
