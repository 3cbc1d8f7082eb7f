import type { PlayerProps } from '../../player/types';

type LogEntry = Parameters<NonNullable<PlayerProps['onLog']>>[0];

/** Shorter ones nobody notices. */
const STALL_MS = 300;

/** Failures that trying again does not mend; some tell the status that was answered behind their name. */
const FINAL = /^(decode|unsupported|no-code|not-found|refused)\b/;

export interface TestProgress {
  /** Until the picture moved. */
  startMs: number | null;
  stalls: number;
  /** The player's code for the latest failure. */
  error: string | null;
  ended: boolean;
}

/**
 * played: to its end. stuck: it began and did not get to its end. late: it did not begin. unplayable: the browser
 * can't show it. lost: it, or the player's code, could not be loaded. skipped: not tried.
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

/** Nothing that may still come would change what is known. */
export function isDecided({ ended, error }: TestProgress): boolean {
  return ended || (error !== null && FINAL.test(error));
}

export function outcomeOf({ startMs, stalls, error, ended }: TestProgress): TestOutcome {
  if (error === 'decode' || error === 'unsupported') return { type: 'unplayable' };
  if (ended) return { type: 'played', startMs: startMs ?? 0, stalls };
  if (startMs !== null) return { type: 'stuck' };
  return { type: error === null ? 'late' : 'lost' };
}
