import { BRANDS, type Brand } from './cards.ts';
import { OUTCOMES, type Outcome } from './outcomes.ts';

/** A card as the payment provider would store it. All of its fields are encoded in the id. */
export interface DemoCard {
  outcome: Outcome;
  brand: Brand;
  last4: string;
  expMonth: number;
  expYear: number;
}

const two = (value: number) => String(value % 100).padStart(2, '0');

/** Returns pm_demo_<outcome>_<brand>_<last4>_<MMYY>_<random>, which is never longer than 64 characters. */
export function encodePaymentMethod(card: DemoCard, random: string): string {
  const { outcome, brand, last4, expMonth, expYear } = card;
  return `pm_demo_${outcome}_${brand}_${last4}_${two(expMonth)}${two(expYear)}_${random.slice(0, 12)}`;
}

/** Parses an id. Returns null if the stand-in did not create it. */
export function decodePaymentMethod(id: string): DemoCard | null {
  const match = /^pm_demo_([a-z-]+)_([a-z]+)_(\d{4})_(\d{2})(\d{2})_[0-9a-z]{1,12}$/.exec(id);
  const outcome = OUTCOMES.find((known) => known === match?.[1]);
  const brand = BRANDS.find((known) => known === match?.[2]);
  const expMonth = Number(match?.[4]);
  if (!match?.[3] || !outcome || !brand || expMonth < 1 || expMonth > 12) return null;
  return { outcome, brand, last4: match[3], expMonth, expYear: 2000 + Number(match[5]) };
}
