import type { OrderRow } from '../../mocks/store/rows.ts';
import { type Language, sayIn } from './say.ts';

/** The demo's orders of one product at one moment. */
export type ProductOrders = readonly Pick<OrderRow, 'outcome' | 'order'>[];

const isPaid = (orders: ProductOrders) => orders.some(({ order }) => order.status === 'paid');
const isOpen = (orders: ProductOrders) => orders.some(({ order }) => order.status === 'created');
/** Whether nothing is charged: the payment has failed or is certain to fail. */
const isNotCharged = (orders: ProductOrders) =>
  orders.every(
    ({ order, outcome }) => order.status !== 'paid' && outcome !== 'paid' && outcome !== 'authentication',
  );

interface Claim {
  ids: readonly string[];
  /**
   * Checks the claim against the orders before and after the screen was read. `after` may know more, because
   * orders only progress.
   */
  isTrue(before: ProductOrders, after: ProductOrders): boolean;
}

/** The claims that sentences make about the orders. Every sentence about a payment must be listed here. */
const CLAIMS: readonly Claim[] = [
  { ids: ['buy.paidTitle', 'buy.alreadyBoughtBody'], isTrue: (_, after) => isPaid(after) },
  {
    ids: [
      'buy.cardDeclined',
      'buy.insufficientFunds',
      'buy.cardExpired',
      'buy.authenticationFailed',
      'buy.processingError',
      'buy.cardNotSaved',
    ],
    isTrue: isNotCharged,
  },
  { ids: ['buy.notPaidTitle', 'buy.bankRefusedTitle'], isTrue: (before) => !isPaid(before) },
  {
    ids: ['buy.bankWaitingTitle', 'buy.authenticatingTitle'],
    isTrue: (before) =>
      before.some(({ outcome, order }) => order.card !== null && outcome !== 'never') && !isPaid(before),
  },
  { ids: ['buy.confirmingTitle'], isTrue: (before, after) => isOpen(before) || after.length > 0 },
  { ids: ['buy.notOnOfferBody'], isTrue: (before) => before.length === 0 },
];

/** Returns the sentences on the screen that the demo's orders contradict. */
export function contradictions(
  screen: string,
  before: ProductOrders,
  after: ProductOrders,
  language: Language = 'en',
): string[] {
  const say = sayIn(language);
  const shown = CLAIMS.flatMap(({ ids, isTrue }) => ids.map((id) => ({ text: say(id), isTrue })));
  return shown
    .filter(({ text, isTrue }) => screen.includes(text) && !isTrue(before, after))
    .map(({ text }) => text);
}
