import { redactText } from '../../api/redact';
import { storage } from '../../browser/storage/storage';
import { isString } from '../../lib/parse/is';

const TRK = 'trk';
export const TRK_LIFETIME_MS = 10_800_000;
const MAX_LENGTH = 255;

/** Stores the `trk` parameter of the entry address. A later entry without the parameter does not clear it. */
export function storeOuterTracking(entryAddress: string): void {
  const trk = URL.canParse(entryAddress) ? new URL(entryAddress).searchParams.get(TRK) : null;
  if (trk) storage.set(TRK, redactText(trk).slice(0, MAX_LENGTH), TRK_LIFETIME_MS);
}

export const outerTracking = (): string | undefined => storage.get(TRK, isString);

export const clearOuterTracking = (): void => storage.remove(TRK);
