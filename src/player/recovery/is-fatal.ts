import type { ProblemCode } from '../engine/engine-types';

const MAX_ATTEMPTS = 3;

/**
 * Whether further retries are pointless. A missing live stream may come back, so it is never fatal. A missing
 * plain file is reported as unsupported.
 */
export function isFatal(code: ProblemCode | undefined, live: boolean, attempt: number): boolean {
  if (attempt < MAX_ATTEMPTS) return false;
  return code === 'unsupported' || (code === 'not-found' && !live);
}
