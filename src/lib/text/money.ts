import { numberFormatter } from './formatters';

/** All amounts are integers in minor units; only this file knows how many minor units a currency has. */

const DEFAULT_CURRENCY = 'USD';

/** Returns the channel's currency, or the default for an invalid one, which would break every price. */
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

/** Currency symbols that several currencies share. */
const SHARED_SYMBOLS = new Set(['$', '£', '¥', 'kr']);

/**
 * Returns the currency's name in the plural if its symbol is shared with other currencies; otherwise null.
 */
export function ambiguousCurrency(currency: string, language: string): string | null {
  const symbol = currencyPart(currency, language, 'symbol');
  return SHARED_SYMBOLS.has(symbol) ? currencyPart(currency, language, 'name') : null;
}

function currencyPart(currency: string, language: string, currencyDisplay: 'symbol' | 'name'): string {
  const parts = numberFormatter(language, { style: 'currency', currency, currencyDisplay }).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
