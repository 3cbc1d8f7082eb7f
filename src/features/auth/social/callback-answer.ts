import type { SocialProvider } from '@generated/model';
import { isRecord } from '../../../lib/parse/is';

export type CallbackAnswer =
  | { kind: 'code'; code: string }
  /** The viewer, or the provider on their behalf, said no. */
  | { kind: 'refused' }
  /** Not an answer to what this session asked. */
  | { kind: 'foreign' };

/** What a provider sent the browser back with, taken only for the session that asked. */
export function callbackAnswer(link: unknown, apiKey: string | null): CallbackAnswer {
  const { code, state, error } = isRecord(link) ? link : {};
  if (typeof error === 'string' && error !== '') return { kind: 'refused' };
  if (typeof code !== 'string' || code === '' || !apiKey || state !== apiKey) return { kind: 'foreign' };
  return { kind: 'code', code };
}

export function isProvider(name: unknown): name is SocialProvider {
  return name === 'google' || name === 'facebook';
}
