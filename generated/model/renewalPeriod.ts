/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How long one payment lasts. `annual` is 12 months, `monthly` is 30 days; `month` is another
 * spelling of `monthly`.
 */
export type RenewalPeriod = typeof RenewalPeriod[keyof typeof RenewalPeriod];


export const RenewalPeriod = {
  annual: 'annual',
  month: 'month',
  monthly: 'monthly',
} as const;
