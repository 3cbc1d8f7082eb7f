import type { PlayerProps } from '../../player/types';

type LogEntry = Parameters<NonNullable<PlayerProps['onLog']>>[0];

/** Shorter stalls are not counted, because viewers do not notice them. */
const STALL_MS = 300;

/** The player's error codes that a retry does not fix. An HTTP status may follow the code. */
const FINAL_ERROR = /^(decode|unsupported|no-code|not-found|refused)\b/;

export interface TestProgress {
  /** The time until the first frame. */
  startMs: number | null;
  stalls: number;
  /** The player's error code for the last failure. */
  error: string | null;
  ended: boolean;
}

/**
 * played: reached its end. stuck: started but did not finish. late: did not start. unplayable: the
 * browser cannot play it. lost: the video or the player failed to load. skipped: the video was not tried.
 */
export type TestOutcome =
  | { type: 'played'; startMs: number; stalls: number }
  | { type: 'stuck' | 'late' | 'unplayable' | 'lost' | 'skipped' };

export const INITIAL_PROGRESS: TestProgress = { startMs: null, stalls: 0, error: null, ended: false };

export function withLogEntry(test: TestProgress, entry: LogEntry): TestProgress {
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

/** Whether the outcome of the test video can no longer change. */
export function isDecided({ ended, error }: TestProgress): boolean {
  return ended || (error !== null && FINAL_ERROR.test(error));
}

export function outcomeOf({ startMs, stalls, error, ended }: TestProgress): TestOutcome {
  if (error === 'decode' || error === 'unsupported') return { type: 'unplayable' };
  if (ended) return { type: 'played', startMs: startMs ?? 0, stalls };
  if (startMs !== null) return { type: 'stuck' };
  return { type: error === null ? 'late' : 'lost' };
}
