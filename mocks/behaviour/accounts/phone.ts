import { invalid } from '../failure.ts';

/** Accepts an optional plus and 10 to 14 digits, with separators between them. */
export function checkPhone(phone: string | null | undefined): void {
  if (!phone) return;
  const digits = phone.replace(/[\s().-]/g, '');
  if (!/^\+?\d{10,14}$/.test(digits)) throw invalid({ phone: ['A valid phone number is required'] });
}
