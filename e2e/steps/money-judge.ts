import type { OrderRow } from '../../mocks/store/rows.ts';
import { type Language, sayIn } from './say.ts';

/** What the demo knows about one product's orders at one moment. */
export type Truth = readonly Pick<OrderRow, 'outcome' | 'order'>[];

const isPaid = (truth: Truth) => truth.some(({ order }) => order.status === 'paid');
const isOpen = (truth: Truth) => truth.some(({ order }) => order.status === 'created');
/** The payment fails for certain or has failed: nothing is taken. */
const isFree = (truth: Truth) =>
  truth.every(
    ({ order, outcome }) => order.status !== 'paid' && outcome !== 'paid' && outcome !== 'authentication',
  );

interface Claim {
  ids: readonly string[];
  /** `before`: the truth as the screen was read; orders only ever move on, so `after` may know more. */
  holds(before: Truth, after: Truth): boolean;
}

/** What each sentence claims. Every sentence about a payment has its claim here. */
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

/** The sentences on the screen that the demo's orders contradict. */
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
