import type { PlayerProps } from '../../player/types';

type LogEntry = Parameters<NonNullable<PlayerProps['onLog']>>[0];

/** Viewers do not notice shorter stalls. */
const STALL_MS = 300;

/** Failures that a retry does not fix; some codes are followed by an HTTP status. */
const FINAL = /^(decode|unsupported|no-code|not-found|refused)\b/;

export interface TestProgress {
  /** Time until the first frame. */
  startMs: number | null;
  stalls: number;
  /** The player's code of the last failure. */
  error: string | null;
  ended: boolean;
}

/**
 * played: to its end. stuck: started but did not finish. late: did not start. unplayable: the browser cannot
 * play it. lost: video or player failed to load. skipped: not tried.
 */
export type TestOutcome =
  | { type: 'played'; startMs: number; stalls: number }
  | { type: 'stuck' | 'late' | 'unplayable' | 'lost' | 'skipped' };

export const newTest: TestProgress = { startMs: null, stalls: 0, error: null, ended: false };

export function testLogged(test: TestProgress, entry: LogEntry): TestProgress {
  switch (entry.type) {
    case 'start':
      return entry.state === 'over' ? { ...test, startMs: entry.milliseconds } : test;
    case 'stall':
      return entry.state === 'over' && entry.milliseconds >= STALL_MS
        ? { ...test, stalls: test.stalls + 1 }
        : test;
    case 'error':
      return { ...test, error: entry.code };
    default:
      return test;
  }
}

/** Whether the outcome can no longer change. */
export function isDecided({ ended, error }: TestProgress): boolean {
  return ended || (error !== null && FINAL.test(error));
}

export function outcomeOf({ startMs, stalls, error, ended }: TestProgress): TestOutcome {
  if (error === 'decode' || error === 'unsupported') return { type: 'unplayable' };
  if (ended) return { type: 'played', startMs: startMs ?? 0, stalls };
  if (startMs !== null) return { type: 'stuck' };
  return { type: error === null ? 'late' : 'lost' };
}
