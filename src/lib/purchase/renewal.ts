export type Period = 'annual' | 'month' | 'monthly';

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30;

/** An annual plan renews every 12 months, a monthly one every 30 days. */
export const isAnnual = (period: Period): boolean => period === 'annual';

export function afterPeriod(from: Date, period: Period): Date {
  if (!isAnnual(period)) return afterDays(from, MONTH_DAYS);
  const next = new Date(from);
  next.setUTCFullYear(from.getUTCFullYear() + 1);
  // In a year without 29 February, the last day of February is used.
  if (next.getUTCMonth() !== from.getUTCMonth()) next.setUTCDate(0);
  return next;
}

export const afterDays = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

/** Returns the trial days that this viewer is offered; null for none. */
export function trialDays(
  plan: { trial_period: number | null },
  viewer: { trial_period_used: boolean } | null,
): number | null {
  return viewer?.trial_period_used ? null : plan.trial_period;
}
