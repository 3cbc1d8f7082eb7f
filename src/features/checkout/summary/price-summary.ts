import { afterDays, afterPeriod, type Period } from '../../../lib/purchase/renewal';

/** The charge and the renewal that a press of the pay button causes. */
export interface PriceSummary {
  mode: 'free' | 'pay' | 'trial';
  /** The amount charged now. */
  total: number;
  renewal: {
    period: Period;
    /** The number of free days before the first charge. Null if the first charge is now. */
    trialDays: number | null;
    firstCharge: number;
    firstDate: Date;
    /** The price of each later period. A promo code reduces only the first period. */
    amount: number;
    nextDate: Date;
  } | null;
}

interface PriceFacts {
  total: number;
  /** The price without a promo code. */
  plainTotal: number;
  plan: { period: Period } | null;
  /** Null if there is no trial, or if the viewer chose to pay at once. */
  trialDays: number | null;
  now: Date;
}

export function toPriceSummary({ total, plainTotal, plan, trialDays, now }: PriceFacts): PriceSummary {
  const mode = total === 0 ? 'free' : 'pay';
  if (!plan) return { mode, total, renewal: null };
  const { period } = plan;
  const nextDate = (from: Date) => afterPeriod(from, period);
  if (trialDays !== null) {
    const firstDate = afterDays(now, trialDays);
    const renewal = { period, trialDays, firstDate, firstCharge: plainTotal, amount: plainTotal };
    return { mode: 'trial', total: 0, renewal: { ...renewal, nextDate: nextDate(firstDate) } };
  }
  const renewal = { period, trialDays: null, firstDate: now, firstCharge: total, amount: plainTotal };
  return { mode, total, renewal: { ...renewal, nextDate: nextDate(now) } };
}

export type CardChoice = { kind: 'saved'; id: string } | { kind: 'new' } | null;

interface Card {
  id: string;
  exp_month: number;
  exp_year: number;
  is_default: boolean;
}

/** A card is valid until the end of the month printed on it. */
export function isExpired({ exp_month, exp_year }: Pick<Card, 'exp_month' | 'exp_year'>, now: Date): boolean {
  return exp_year * 12 + exp_month < now.getFullYear() * 12 + now.getMonth() + 1;
}

/**
 * The preselected card: the default card if it is valid, otherwise the first valid card.
 * A new card if none is saved.
 */
export function firstChoice(cards: readonly Card[], now: Date): CardChoice {
  if (cards.length === 0) return { kind: 'new' };
  const working = cards.filter((card) => !isExpired(card, now));
  const card = working.find(({ is_default }) => is_default) ?? working[0];
  return card ? { kind: 'saved', id: card.id } : null;
}

export interface Consents {
  terms: boolean;
  renewal: boolean;
}

export type CheckoutProblems = Partial<{
  card: 'buy.chooseCard';
  terms: 'field.terms';
  renewal: 'buy.renewalNotAccepted';
}>;

/** What the viewer still has to fill in before a charge. */
export function checkoutProblems(
  priceSummary: PriceSummary,
  choice: CardChoice,
  consents: Consents,
): CheckoutProblems {
  return {
    ...(priceSummary.mode !== 'free' && !choice && { card: 'buy.chooseCard' as const }),
    ...(!consents.terms && { terms: 'field.terms' as const }),
    ...(priceSummary.renewal && !consents.renewal && { renewal: 'buy.renewalNotAccepted' as const }),
  };
}
