import type { Page, Route } from '@playwright/test';
import { ALL_ACCESS, CARDS, charges, checkoutSteps, readyToBuy } from '../steps/buy-steps.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { skipPausesUntil } from '../steps/page-clock.ts';
import { sayIn } from '../steps/say.ts';
import { shows } from '../steps/shows';

const say = sayIn('en');

test.beforeEach(async ({ page, demo }) => readyToBuy(page, demo.world));

async function ready(page: Page, card: string = CARDS.good) {
  const steps = checkoutSteps(page);
  await page.goto(ALL_ACCESS);
  await steps.enterCard(card);
  await steps.agree();
  return steps;
}

test('a double click on Pay buys once', shows('buy an all-access pass'), async ({ page, demo }) => {
  const { payButton, paid } = await ready(page);
  await payButton.dblclick();
  await paid();
  expect(demo.world.store.attempts.all()).toHaveLength(1);
  expect(charges(demo.world)).toHaveLength(1);
});

test('pressing Pay in two tabs buys once, and both tabs show the payment', async ({
  page,
  context,
  demo,
}) => {
  const other = await context.newPage();
  const one = await ready(page);
  const two = await ready(other);
  await Promise.all([one.press(), two.press()]);
  await one.paid();
  await skipPausesUntil(other, two.heading.filter({ hasText: /Payment successful|already bought/ }));
  expect(demo.world.store.attempts.all()).toHaveLength(1);
  expect(charges(demo.world)).toHaveLength(1);
});

test(
  'after a reload during a purchase the checkout follows the order that was created',
  shows('process state processing'),
  async ({ page, demo }) => {
    demo.world.play('order-never-settles');
    const { press, shows, paid } = await ready(page);
    await press();
    await shows('buy.confirmingTitle');
    await page.reload();
    await shows('buy.confirmingTitle');
    await shows('buy.dontPayAgain');
    const order = demo.world.store.orders.all().at(-1);
    await shows('buy.orderNumber');
    await expect(page.getByRole('main')).toContainText(String(order?.id));
    if (order) demo.world.store.orders.update(order, { outcome: 'paid' });
    await paid();
    expect(demo.world.store.attempts.all()).toHaveLength(1);
    await page.goBack();
    await page.goForward();
    await shows('buy.alreadyBoughtBody');
  },
);

test('after a reload during the purchase call the checkout finds its order', async ({ page, demo }) => {
  const { press, paid } = await ready(page);
  let calls = 0;
  await page.route('**/api/stripe/buy', async (route) => {
    calls += 1;
    if (calls > 1) return route.fallback();
    await route.fetch();
    // The page never receives the response.
  });
  await press();
  await expect.poll(() => charges(demo.world).length).toBe(1);
  await page.reload();
  await paid();
  expect(demo.world.store.attempts.all()).toHaveLength(1);
});

test('the viewer can buy again if an order was refunded before the page saw it', async ({ page, demo }) => {
  demo.world.play('order-never-settles');
  const { press, shows } = await ready(page);
  await press();
  await shows('buy.confirmingTitle');
  await page.goto('/404');
  const row = demo.world.store.orders.all().at(-1);
  if (!row) throw new Error('no order was made');
  demo.world.store.orders.update(row, {
    order: { ...row.order, status: 'refunded', activity_status: 'inactive' },
  });
  demo.world.play('default');
  const again = await ready(page);
  await again.press();
  await again.paid();
  expect(demo.world.store.attempts.all()).toHaveLength(2);
});

test('3-D Secure resumes after a reload', async ({ page, demo }) => {
  const { press, button, bank, paid, shows } = await ready(page, CARDS.secure);
  await press();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await shows('buy.bankWaitingTitle');
  await button('buy.authenticateAgain').click();
  await bank('Complete');
  await paid();
  expect(demo.world.store.attempts.all()).toHaveLength(1);
});

test('while polling meets errors and a 429, the checkout does not offer to pay again, and polling follows Retry-After', async ({
  page,
  demo,
}) => {
  const { press, shows, paid } = await ready(page);
  const requestTimes: number[] = [];
  const outcomes = ['500', '500', '429', 'abort', 'abort'];
  await page.route('**/api/orders/*', async (route: Route) => {
    requestTimes.push(await page.evaluate(() => Date.now()));
    const outcome = outcomes.shift();
    if (outcome === 'abort') return route.abort();
    if (outcome === '429')
      return route.fulfill({
        status: 429,
        headers: { 'Retry-After': '6' },
        json: { code: 'too_many_requests', message: '', errors: {} },
      });
    return outcome
      ? route.fulfill({ status: 500, json: { code: 'server_error', message: '', errors: {} } })
      : route.fallback();
  });
  await press();
  await skipPausesUntil(page, page.getByText(say('buy.noAnswerYet')));
  await shows('buy.dontPayAgain');
  await expect(page.getByRole('main')).toContainText(String(demo.world.store.orders.all().at(-1)?.id));
  await skipPausesUntil(page, async () => requestTimes.length >= 4);
  expect((requestTimes[3] ?? 0) - (requestTimes[2] ?? 0)).toBeGreaterThan(5_900);
  await paid();
  expect(charges(demo.world)).toHaveLength(1);
});

test('the checkout shows a changed price before anything is charged', async ({ page, demo }) => {
  const { press, payButton, main, paid } = await ready(page);
  const pass = demo.world.catalogue.packageById.get(30);
  if (!pass) throw new Error('there is no such pass');
  pass.price = 10_500;
  await press();
  await expect(main.getByRole('alert').filter({ hasText: 'from $98.99 to $105.00' })).toBeVisible();
  expect(charges(demo.world)).toHaveLength(0);
  await expect(payButton).toContainText('$105.00');
  await press();
  await paid();
  expect(charges(demo.world)).toMatchObject([{ amount: 10_500 }]);
});

test('when the retry of a lost purchase finds an unsettled order, the checkout follows that order and starts 3-D Secure', async ({
  page,
  demo,
}) => {
  const { press, bank, paid, shows } = await ready(page, CARDS.secure);
  await page.route(
    '**/api/stripe/buy',
    async (route) => {
      await route.fetch();
      // Sends the same request twice, as Chromium does after a connection reset.
      await route.fulfill({ response: await route.fetch() });
    },
    { times: 1 },
  );
  await press();
  await bank('Complete');
  await paid();
  expect(charges(demo.world)).toHaveLength(1);
  expect(demo.world.store.attempts.all().map(({ accepted }) => accepted)).toEqual([true, false]);
  await page.goto(ALL_ACCESS);
  await shows('buy.alreadyBoughtBody');
});

test('if the purchase’s response is lost and the backend returns no 3-D Secure secret, the checkout shows after a minute what is known', async ({
  page,
  demo,
}) => {
  const { press, button, shows, main } = await ready(page, CARDS.secure);
  await page.route('**/api/stripe/buy', async (route) => {
    await route.fetch();
    await route.fulfill({ status: 502, body: 'Bad gateway' });
  });
  let polls = 0;
  await page.route('**/api/orders/*', async (route) => {
    polls += 1;
    const response = await route.fetch();
    const { client_secret: _, ...order } = await response.json();
    await route.fulfill({ response, json: order });
  });
  await press();
  await skipPausesUntil(page, main.getByText(say('buy.confirmingTitle')));
  await page.clock.runFor(61_000);
  await shows('buy.notPaidTitle');
  await expect(main).toContainText(String(demo.world.store.orders.all().at(-1)?.id));
  await expect(main).toContainText(demo.world.catalogue.settings.contact_email);
  const before = polls;
  await button('buy.checkAgain').click();
  await expect.poll(() => polls).toBeGreaterThan(before);
  expect(charges(demo.world)).toHaveLength(1);
  // A poll may still be running when the test ends.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('after going back from the bank’s page, the event’s page links to the waiting payment', async ({
  page,
  demo,
}) => {
  const { enterCard, agree, press, bank, main, paid } = checkoutSteps(page);
  const event = demo.world.catalogue.events.find(
    ({ type, start, single_event_package_id }) =>
      type === 'ppv' && start > demo.world.now() + 3600 && single_event_package_id !== null,
  );
  await page.goto(`/watch/${event?.id}`);
  await main
    .getByRole('link', { name: /^Buy for/ })
    .first()
    .click();
  await enterCard(CARDS.secure);
  await agree();
  await press();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(main.getByText(say('watch.bankWaiting'))).toBeVisible();
  await page.reload();
  await main.getByRole('link', { name: say('watch.continuePayment') }).click();
  await main.getByRole('button', { name: say('buy.authenticateAgain') }).click();
  await bank('Complete');
  await paid();
  expect(charges(demo.world)).toHaveLength(1);
});

test('the checkout names a refusal by the bank at once, and shows the form again when the order has failed', async ({
  page,
}) => {
  const { press, bank, heading, expectPopup } = await ready(page, CARDS.secure);
  await press();
  await bank('Fail');
  await expect(heading).toHaveText(say('buy.bankRefusedTitle'));
  await expectPopup('buy.authenticationFailed');
});

for (const status of [400, 403, 404, 429])
  test(`the checkout follows the order if a gateway responds with ${status} after the purchase was carried out`, async ({
    page,
    demo,
  }) => {
    const { press, paid } = await ready(page);
    await page.route(
      '**/api/stripe/buy',
      async (route) => {
        await route.fetch();
        await route.fulfill({ status, contentType: 'text/html', body: '<h1>Blocked</h1>' });
      },
      { times: 1 },
    );
    await press();
    await paid();
    expect(charges(demo.world)).toHaveLength(1);
  });

test('the checkout shows a message if the purchase’s response takes more than five seconds', async ({
  page,
}) => {
  const { press, shows, paid } = await ready(page);
  const released = Promise.withResolvers<void>();
  await page.route('**/api/stripe/buy', async (route) => {
    await released.promise;
    await route.fallback();
  });
  await press();
  await page.clock.runFor(5_500);
  await shows('buy.stillWaiting');
  released.resolve();
  await paid();
});

const CALLS = [
  'packages/30',
  'apply_coupon',
  'orders?',
  'stripe/list-cards',
  'stripe/buy',
  'orders/',
] as const;
const FAULTS = {
  'is cut off before it gets there': (route: Route) => route.abort(),
  'is answered with 500': (route: Route) =>
    route.fulfill({ status: 500, json: { code: 'server_error', message: '', errors: {} } }),
  'is carried out and its answer lost': async (route: Route) => {
    await route.fetch();
    await route.abort();
  },
  'is carried out and answered with 502': async (route: Route) => {
    await route.fetch();
    await route.fulfill({ status: 502, body: 'Bad gateway' });
  },
} as const;

for (const call of CALLS)
  for (const [name, fault] of Object.entries(FAULTS))
    test(`the purchase is charged only once if the call ${call} ${name}`, async ({ page, demo }) => {
      // The fault applies twice, because the mutator retries every call once except the purchase.
      let left = call === 'stripe/buy' ? 1 : 2;
      await page.route(
        (url) => `${url.pathname}${url.search}`.includes(`/api/${call}`),
        (route) => {
          left -= 1;
          return left >= 0 ? fault(route) : route.fallback();
        },
      );
      const { enterCard, agree, press, payButton, heading, main, paid } = checkoutSteps(page);
      await page.goto(ALL_ACCESS);
      const again = main.getByRole('button', { name: say('action.tryAgain') });
      await skipPausesUntil(page, payButton.or(again).first());
      if (!(await payButton.isVisible())) await again.click();
      await enterCard(CARDS.good);
      await agree();
      await press();
      const notSeenYet = main.getByText(say('buy.notSeenYet'));
      await skipPausesUntil(page, notSeenYet.or(heading.filter({ hasText: say('buy.paidTitle') })).first());
      if (await notSeenYet.isVisible()) {
        expect(charges(demo.world)).toHaveLength(0);
        await enterCard(CARDS.good);
        await agree();
        await press();
      }
      await paid();
      expect(charges(demo.world)).toHaveLength(1);
    });
