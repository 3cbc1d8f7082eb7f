import { numberFormatter } from './formatters';

/** Money is a whole number of minor units everywhere; only this file knows how many make one major unit. */

const DEFAULT_CURRENCY = 'USD';

/** The channel's currency; one that no channel could mean would break every price. */
export function currencyOf({ currency }: { currency?: string | null }): string {
  return /^[A-Z]{3}$/.test(currency ?? '') ? String(currency) : DEFAULT_CURRENCY;
}

function minorDigits(currency: string): number {
  return numberFormatter('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

export function majorUnits(minor: number, currency: string): number {
  return minor / 10 ** minorDigits(currency);
}

export function formatMoney(minor: number, currency: string, language: string): string {
  return numberFormatter(language, { style: 'currency', currency }).format(majorUnits(minor, currency));
}
