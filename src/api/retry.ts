import type { RequestPolicy } from '@generated/operations';
import type { ApiError } from './errors';

/** Past this, waiting for Retry-After would look like a frozen screen: fail now, let the viewer retry. */
const MAX_WAIT_MS = 30_000;

/** Milliseconds until the next attempt; null for no further attempt. */
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

/** Retry-After is either seconds or a date. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (!header) return null;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
