import type { SignedLink } from '@generated/model';
import { useLocation } from 'react-router-dom';
import { isRecord, isString } from '../../lib/parse/is';

/** The secrets of an e-mailed link, which start-up moved out of the address; null if incomplete. */
export function readSignedLink(state: unknown): SignedLink | null {
  const { email, expires, signature } = isRecord(state) && isRecord(state.link) ? state.link : {};
  if (!isString(email) || !isString(signature) || !isString(expires)) return null;
  if (!email || !signature || !/^\d{1,10}$/.test(expires)) return null;
  return { email, expires: Number(expires), signature };
}

export function useSignedLink(): SignedLink | null {
  return readSignedLink(useLocation().state);
}

/** By this device's clock, which may be wrong: use it only to explain a refusal by the backend. */
export function isExpired(link: SignedLink, now = Date.now()): boolean {
  return link.expires * 1000 < now;
}
