import type { RequestPolicy } from '@generated/operations';
import type { ApiError } from './errors';

/**
 * With a longer wait for Retry-After, the screen would seem frozen, so the request fails now and the viewer
 * can retry.
 */
const MAX_WAIT_MS = 30_000;

/** Returns the milliseconds until the next attempt, or null if there is none. */
export function nextAttemptDelay(
  error: ApiError,
  attemptsMade: number,
  policy: RequestPolicy,
): number | null {
  if (attemptsMade > policy.retryCount || !isRetryable(error)) return null;
  const wait = error.retryAfterMs ?? policy.retryDelay;
  return wait <= MAX_WAIT_MS ? wait : null;
}

function isRetryable(error: ApiError): boolean {
  if (error.kind === 'status') return (error.status ?? 0) >= 500;
  return error.kind === 'network' || error.kind === 'timeout' || error.kind === 'malformed';
}

/** Parses a Retry-After header, which is either a number of seconds or a date. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (!header) return null;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
