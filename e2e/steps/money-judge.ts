import type { OrderRow } from '../../mocks/store/rows.ts';
import { type Language, sayIn } from './say.ts';

/** The demo's orders of one product at one moment. */
export type Truth = readonly Pick<OrderRow, 'outcome' | 'order'>[];

const isPaid = (truth: Truth) => truth.some(({ order }) => order.status === 'paid');
const isOpen = (truth: Truth) => truth.some(({ order }) => order.status === 'created');
/** Whether nothing is charged: the payment has failed or is certain to fail. */
const isFree = (truth: Truth) =>
  truth.every(
    ({ order, outcome }) => order.status !== 'paid' && outcome !== 'paid' && outcome !== 'authentication',
  );

interface Claim {
  ids: readonly string[];
  /**
   * Checks the claim against the orders before and after the screen was read. `after` may know more, because
   * orders only progress.
   */
  holds(before: Truth, after: Truth): boolean;
}

/** The claims that sentences make about the orders. Every sentence about a payment must be listed here. */
const CLAIMS: readonly Claim[] = [
  { ids: ['buy.paidTitle', 'buy.alreadyBoughtBody'], holds: (_, after) => isPaid(after) },
  {
    ids: [
      'buy.cardDeclined',
      'buy.insufficientFunds',
      'buy.cardExpired',
      'buy.authenticationFailed',
      'buy.processingError',
      'buy.cardNotSaved',
    ],
    holds: isFree,
  },
  { ids: ['buy.notPaidTitle', 'buy.bankRefusedTitle'], holds: (before) => !isPaid(before) },
  {
    ids: ['buy.bankWaitingTitle', 'buy.authenticatingTitle'],
    holds: (before) =>
      before.some(({ outcome, order }) => order.card !== null && outcome !== 'never') && !isPaid(before),
  },
  { ids: ['buy.confirmingTitle'], holds: (before, after) => isOpen(before) || after.length > 0 },
  { ids: ['buy.notOnOfferBody'], holds: (before) => before.length === 0 },
];

/** Returns the sentences on the screen that the demo's orders contradict. */
export function contradictions(
  screen: string,
  before: Truth,
  after: Truth,
  language: Language = 'en',
): string[] {
  const say = sayIn(language);
  const shown = CLAIMS.flatMap(({ ids, holds }) => ids.map((id) => ({ text: say(id), holds })));
  return shown
    .filter(({ text, holds }) => screen.includes(text) && !holds(before, after))
    .map(({ text }) => text);
}
