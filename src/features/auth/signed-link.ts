import type { SignedLink } from '@generated/model';
import { useLocation } from 'react-router-dom';
import { isRecord, isString } from '../../lib/parse/is';

/**
 * Reads the secrets of an e-mailed link, which start-up moved from the URL to the
 * history state. Returns null if one is missing.
 */
export function readSignedLink(state: unknown): SignedLink | null {
  const { email, expires, signature } = isRecord(state) && isRecord(state.link) ? state.link : {};
  if (!isString(email) || !isString(signature) || !isString(expires)) return null;
  if (!email || !signature || !/^\d{1,10}$/.test(expires)) return null;
  return { email, expires: Number(expires), signature };
}

export function useSignedLink(): SignedLink | null {
  return readSignedLink(useLocation().state);
}

/**
 * Uses the device's clock, which may be wrong. Use the result only to explain why the backend refused a link.
 */
export function isExpired(link: SignedLink, now = Date.now()): boolean {
  return link.expires * 1000 < now;
}
