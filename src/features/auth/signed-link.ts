import type { SignedLink } from '@generated/model';
import { useLocation } from 'react-router-dom';
import { isRecord, isString } from '../../lib/parse/is';

/** The part of an e-mailed link that start-up took out of the address; null where it is incomplete. */
export function readSignedLink(state: unknown): SignedLink | null {
  const { email, expires, signature } = isRecord(state) && isRecord(state.link) ? state.link : {};
  if (!isString(email) || !isString(signature) || !isString(expires)) return null;
  if (!email || !signature || !/^\d{1,10}$/.test(expires)) return null;
  return { email, expires: Number(expires), signature };
}

export function useSignedLink(): SignedLink | null {
  return readSignedLink(useLocation().state);
}

/** By this device's clock, which may be wrong: only ever used to explain what the backend refused. */
export function isExpired(link: SignedLink, now = Date.now()): boolean {
  return link.expires * 1000 < now;
}
