import type { ProblemCode } from '../engine/engine-types';

const ATTEMPTS = 3;

/** What more attempts won't mend. A live stream that is gone may come back; a plain file that is missing reads as unsupported. */
export function isFatal(code: ProblemCode | undefined, live: boolean, attempt: number): boolean {
  if (attempt < ATTEMPTS) return false;
  return code === 'unsupported' || (code === 'not-found' && !live);
}
