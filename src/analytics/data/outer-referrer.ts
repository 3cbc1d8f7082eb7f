import { cleanAddress } from '../../api/redact';
import { createStore } from '../../browser/storage/storage';
import { isString } from '../../lib/parse/is';

const KEY = 'outer_referrer';
const MAX_LENGTH = 2048;

const tab = createStore(() => globalThis.sessionStorage);

/**
 * Returns the page of another site from which this visit came. It is stored, because after a reload or in the
 * visit's next document the referrer is the site itself.
 */
export function outerReferrer({ referrer, origin }: { referrer: string; origin: string }): string | null {
  if (!URL.canParse(referrer) || new URL(referrer).origin === origin) return tab.get(KEY, isString) ?? null;
  const outer = cleanAddress(referrer).slice(0, MAX_LENGTH);
  tab.set(KEY, outer);
  return outer;
}

export const clearOuterReferrer = (): void => tab.remove(KEY);
