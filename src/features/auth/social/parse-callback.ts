import type { SocialProvider } from '@generated/model';
import { isRecord } from '../../../lib/parse/is';

export type CallbackResult =
  | { kind: 'code'; code: string }
  /** The viewer or the provider refused the log-in. */
  | { kind: 'refused' }
  /** The callback does not belong to a log-in that this session started. */
  | { kind: 'foreign' };

/** Reads the provider's callback. Accepts a code only if this API session requested it. */
export function parseCallback(link: unknown, apiKey: string | null): CallbackResult {
  const { code, state, error } = isRecord(link) ? link : {};
  if (typeof error === 'string' && error !== '') return { kind: 'refused' };
  if (typeof code !== 'string' || code === '' || !apiKey || state !== apiKey) return { kind: 'foreign' };
  return { kind: 'code', code };
}

export function isProvider(name: unknown): name is SocialProvider {
  return name === 'google' || name === 'facebook';
}
