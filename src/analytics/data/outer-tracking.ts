import { redactText } from '../../api/redact';
import { storage } from '../../browser/storage/storage';
import { isString } from '../../lib/parse/is';

const TRK = 'trk';
export const TRK_LIFETIME_MS = 10_800_000;
const LONGEST = 255;

/** Keeps the `trk` of the address that the viewer arrived at; another arrival without one leaves it. */
export function keepOuterTracking(arrival: string): void {
  const trk = URL.canParse(arrival) ? new URL(arrival).searchParams.get(TRK) : null;
  if (trk) storage.set(TRK, redactText(trk).slice(0, LONGEST), TRK_LIFETIME_MS);
}

export const outerTracking = (): string | undefined => storage.get(TRK, isString);

export const forgetOuterTracking = (): void => storage.remove(TRK);
