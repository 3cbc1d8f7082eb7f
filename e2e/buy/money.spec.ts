import type { Page, Route } from '@playwright/test';
import { ALL_ACCESS, CARDS, charges, checkoutSteps, readyToBuy } from '../steps/buy-steps.ts';
import { contradictions, type ProductOrders } from '../steps/checkout-claims.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { sayIn } from '../steps/say.ts';

const DEFAULT_CASES = process.env.E2E_SCOPE === 'quick' ? 8 : 40;
/**
 * `npm run test:money -- --cases N` sets how many cases of the grid are tested. They are spread evenly over
 * it.
 */
const CASE_COUNT = Number(process.env.MONEY_CASES ?? DEFAULT_CASES);

const say = sayIn('en');
const html = (route: Route, status: number) =>
  route.fulfill({ status, contentType: 'text/html', body: '<h1>Gateway</h1>' });

type Fault = (route: Route) => Promise<unknown>;
const FAULTS: Record<string, Fault> = {
  none: (route) => route.fallback(),
  'the request lost': (route) => route.abort(),
  'the answer lost': async (route) => {
    await route.fetch();
    await route.abort();
  },
  'the request doubled, the first answer used': async (route) => {
    const response = await route.fetch();
    await route.fetch();
    await route.fulfill({ response });
  },
  'the request doubled, the second answer used': async (route) => {
    await route.fetch();
    await route.fulfill({ response: await route.fetch() });
  },
  'the answer late': async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.fulfill({ response });
  },
  'the request late': async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.fallback();
  },
  '500 after it': async (route) => {
    await route.fetch();
    await route.fulfill({ status: 500, json: { code: 'server_error', message: '', errors: {} } });
  },
  'a gateway’s 403 after it': async (route) => {
    await route.fetch();
    await html(route, 403);
  },
  'a gateway’s 429 before it': (route) => html(route, 429),
  '204 after it': async (route) => {
    await route.fetch();
    await route.fulfill({ status: 204 });
  },
  'garbage after it': async (route) => {
    await route.fetch();
    await route.fulfill({ json: { order: null } });
  },
};
const USED_CARDS = ['good', 'declined', 'secure', 'secureDeclined'] as const;
const ACTS = ['stays', 'reloads', 'goes back and forward', 'opens a second tab'] as const;

interface Case {
  card: (typeof USED_CARDS)[number];
  fault: string;
  act: (typeof ACTS)[number];
  bank: 'Complete' | 'Fail';
}

function chosenCases(): Case[] {
  const grid = Object.keys(FAULTS).flatMap((fault) =>
    USED_CARDS.flatMap((card) =>
      ACTS.flatMap((act): Case[] =>
        card.startsWith('secure')
          ? [
              { card, fault, act, bank: 'Complete' },
              { card, fault, act, bank: 'Fail' },
            ]
          : [{ card, fault, act, bank: 'Complete' }],
      ),
    ),
  );
  const step = grid.length / Math.min(CASE_COUNT, grid.length);
  return Array.from(
    { length: Math.min(CASE_COUNT, grid.length) },
    (_, index) => grid[Math.floor(index * step)],
  ).filter((chosen) => chosen !== undefined);
}

/** The checkout stays on a screen with one of these texts, however long the viewer waits. */
const END_TEXTS = [
  'buy.paidTitle',
  'buy.alreadyBoughtBody',
  'buy.notSeenYet',
  'buy.cardDeclined',
  'buy.bankWaitingTitle',
];
const MAX_STEPS = 40;

for (const { card, fault, act, bank } of chosenCases())
  test(`the checkout contradicts no order and charges at most once: ${card} card, ${fault}, the viewer ${act}, the bank’s answer is ${bank}`, async ({
    page,
    demo,
  }) => {
    const { world } = demo;
    await readyToBuy(page, world);
    const readOrders = (): ProductOrders =>
      structuredClone(world.store.orders.where(({ item }) => item.id === 30));
    const expectNoContradiction = async (screen: Page) => {
      const before = readOrders();
      const text = (await screen.locator('body').textContent()) ?? '';
      expect(contradictions(text, before, readOrders()), text).toEqual([]);
      return text;
    };
    const follow = async (screen: Page) => {
      for (let steps = 0; steps < MAX_STEPS; steps += 1) {
        const text = await expectNoContradiction(screen);
        if (END_TEXTS.some((id) => text.includes(say(id)))) return;
        const challenge = screen.getByRole('dialog', { name: 'Confirm your payment' });
        if (await challenge.isVisible()) {
          await challenge.frameLocator('iframe').getByRole('button', { name: bank }).click();
          // Waits for the dialog to close, because the page learns the bank's answer only then.
          await expect(challenge).toBeHidden();
        }
        const failed = screen.getByRole('button', { name: say('buy.tryAnotherCard') });
        if (await failed.isVisible()) return;
        await screen.clock.fastForward(2_000);
        await screen.waitForTimeout(60);
      }
    };

    let faulty = true;
    await page.context().route('**/api/stripe/buy', (route) => {
      if (!faulty) return route.fallback();
      faulty = false;
      return FAULTS[fault]?.(route);
    });
    const { enterCard, agree, press } = checkoutSteps(page);
    await page.goto(ALL_ACCESS);
    await enterCard(CARDS[card]);
    await agree();
    await press();
    await page.waitForTimeout(150);
    await expectNoContradiction(page);
    if (act === 'reloads') await page.reload();
    if (act === 'goes back and forward') {
      await page.goBack();
      await page.goForward();
    }
    if (act === 'opens a second tab') {
      const other = await page.context().newPage();
      await other.goto(ALL_ACCESS);
      await follow(other);
    }
    await follow(page);
    expect(world.store.attempts.where(({ accepted }) => accepted).length).toBeLessThanOrEqual(1);
    expect(charges(world).length).toBeLessThanOrEqual(1);
    await page.goto('/profile/transactions');
    await expectNoContradiction(page);
    const paid = readOrders().some(({ order }) => order.status === 'paid');
    await expect(page.getByRole('main').getByRole('button', { name: say('orders.receipt') })).toHaveCount(
      paid ? 1 : 0,
    );
  });
