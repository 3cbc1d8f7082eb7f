/** Detects the brand of a card, and validates and formats its number, expiry date and security code. */

export const BRANDS = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'diners',
  'jcb',
  'unionpay',
  'unknown',
] as const;
export type Brand = (typeof BRANDS)[number];
export type Field = 'number' | 'expiry' | 'cvc';
export type FieldError =
  | 'incomplete_number'
  | 'invalid_number'
  | 'incomplete_expiry'
  | 'invalid_expiry_month'
  | 'invalid_expiry_year_past'
  | 'incomplete_cvc';

const PREFIXES: readonly [RegExp, Brand][] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^(6011|64[4-9]|65)/, 'discover'],
  [/^(30[0-5]|36|38|39)/, 'diners'],
  [/^35(2[89]|[3-8])/, 'jcb'],
  [/^62/, 'unionpay'],
];

export const digitsOf = (text: string) => text.replace(/\D/g, '');

export function brandOf(number: string): Brand {
  return PREFIXES.find(([prefix]) => prefix.test(digitsOf(number)))?.[1] ?? 'unknown';
}

function numberLength(brand: Brand): number {
  if (brand === 'amex') return 15;
  return brand === 'diners' ? 14 : 16;
}

export const cvcLength = (brand: Brand) => (brand === 'amex' ? 4 : 3);

export function luhn(number: string): boolean {
  const digits = [...digitsOf(number)].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}

export function formatNumber(text: string): string {
  const brand = brandOf(text);
  const digits = digitsOf(text).slice(0, numberLength(brand));
  const groups = brand === 'amex' || brand === 'diners' ? [4, 6, 5] : [4, 4, 4, 4];
  const parts: string[] = [];
  let at = 0;
  for (const size of groups) {
    if (at < digits.length) parts.push(digits.slice(at, at + size));
    at += size;
  }
  return parts.join(' ');
}

/** Formats an expiry date: '5' becomes '05 / ', '1228' and '12/2028' become '12 / 28'. */
export function formatExpiry(text: string, typedForward = true): string {
  const long = /^\s*(\d{1,2})\s*[/-]\s*20(\d{2})\s*$/.exec(text);
  const single = /^\s*(\d)\s*\//.test(text) ? `0${text.trim()}` : text;
  let digits = long ? `${(long[1] ?? '').padStart(2, '0')}${long[2]}` : digitsOf(single).slice(0, 4);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`.slice(0, 4);
  if (digits.length > 2) return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
  return digits.length === 2 && typedForward ? `${digits} / ` : digits;
}

export function numberError(text: string): FieldError | null {
  const digits = digitsOf(text);
  if (digits.length < numberLength(brandOf(digits))) return 'incomplete_number';
  return luhn(digits) && brandOf(digits) !== 'unknown' ? null : 'invalid_number';
}

export function expiryOf(text: string): { month: number; year: number } | null {
  const digits = digitsOf(text);
  return digits.length === 4
    ? { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2)) }
    : null;
}

export function expiryError(text: string, now: Date): FieldError | null {
  const expiry = expiryOf(text);
  if (!expiry) return 'incomplete_expiry';
  if (expiry.month < 1 || expiry.month > 12) return 'invalid_expiry_month';
  const past = expiry.year * 12 + expiry.month < now.getFullYear() * 12 + now.getMonth() + 1;
  return past ? 'invalid_expiry_year_past' : null;
}

export function cvcError(text: string, brand: Brand): FieldError | null {
  return digitsOf(text).length === cvcLength(brand) ? null : 'incomplete_cvc';
}
