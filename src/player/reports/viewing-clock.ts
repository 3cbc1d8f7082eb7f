/* Measures how long a viewer has watched. A run starts when the video plays and ends when it stops; it
   counts the smaller of elapsed wall-clock time and elapsed video time divided by speed. So speed doesn't
   count double, stalls and a sleeping machine don't count, and a playing hidden tab does. */

interface Run {
  at: number;
  time: number;
  rate: number;
}

export interface ViewingClock {
  /** The seconds of all finished runs. */
  before: number;
  run: Run | null;
  /** The total seconds, including the current run. */
  seconds: number;
}

export type ViewingEvent =
  /** The video plays and is at `time`. */
  | { type: 'progress'; at: number; time: number; rate: number }
  /** Playback stopped at `time`; null where the position has already jumped. */
  | { type: 'stopped'; at: number; time: number | null };

export const INITIAL_VIEWING_CLOCK: ViewingClock = { before: 0, run: null, seconds: 0 };

/** A seek hides where the run ended, so the run counts up to the last known position plus at most this. */
const MAX_UNSEEN_SECONDS = 0.3;

export function updateViewingClock(clock: ViewingClock, event: ViewingEvent): ViewingClock {
  const { run, before } = clock;
  if (event.type === 'stopped') {
    const seconds = run ? Math.max(clock.seconds, before + endOf(clock, run, event)) : clock.seconds;
    return { before: seconds, run: null, seconds };
  }
  const { at, time, rate } = event;
  if (!run) return { ...clock, run: { at, time, rate } };
  const seconds = Math.max(clock.seconds, before + lengthOf(run, at, time));
  // The speed changed, or the video did not keep up with the wall clock (sleep, stall): close this run and
  // start another.
  const startsNewRun = rate !== run.rate || time < run.time || drift(run, at, time) > 1;
  return startsNewRun ? { before: seconds, run: { at, time, rate }, seconds } : { before, run, seconds };
}

function lengthOf(run: Run, at: number, time: number): number {
  return Math.max(0, Math.min((at - run.at) / 1000, (time - run.time) / run.rate));
}

function drift(run: Run, at: number, time: number): number {
  return Math.abs((at - run.at) / 1000 - (time - run.time) / run.rate);
}

function endOf(clock: ViewingClock, run: Run, { at, time }: { at: number; time: number | null }): number {
  if (time !== null) return lengthOf(run, at, time);
  return Math.min((at - run.at) / 1000, clock.seconds - clock.before + MAX_UNSEEN_SECONDS);
}
