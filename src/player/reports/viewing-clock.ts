/*
 * How long a viewer has watched. A run begins when the picture moves and ends when it halts; within a run
 * the time watched is the smaller of what passed on the wall and what passed in the video at its speed. So
 * speed doesn't count double, stalls and a sleeping machine don't count, and a hidden tab that plays on does.
 */

interface Run {
  at: number;
  time: number;
  rate: number;
}

export interface ViewingClock {
  /** Seconds of the runs that are over. */
  before: number;
  run: Run | null;
  /** Seconds in all. */
  seconds: number;
}

export type ViewingEvent =
  /** The video plays, and is at `time`. */
  | { type: 'moves'; at: number; time: number; rate: number }
  /** It no longer does. `time` is where it stopped; null where the position has already jumped. */
  | { type: 'halts'; at: number; time: number | null };

export const newViewingClock: ViewingClock = { before: 0, run: null, seconds: 0 };

/** A jump hides where the run ended: it lasted until the last known moment, or a little longer. */
const UNSEEN_SECONDS = 0.3;

export function viewing(clock: ViewingClock, event: ViewingEvent): ViewingClock {
  const { run, before } = clock;
  if (event.type === 'halts') {
    const seconds = run ? Math.max(clock.seconds, before + endOf(clock, run, event)) : clock.seconds;
    return { before: seconds, run: null, seconds };
  }
  const { at, time, rate } = event;
  if (!run) return { ...clock, run: { at, time, rate } };
  const seconds = Math.max(clock.seconds, before + lengthOf(run, at, time));
  // Another speed, or a video that did not follow the wall (a sleep, a stall): counted up to here, and anew.
  const anew = rate !== run.rate || time < run.time || drift(run, at, time) > 1;
  return anew ? { before: seconds, run: { at, time, rate }, seconds } : { before, run, seconds };
}

function lengthOf(run: Run, at: number, time: number): number {
  return Math.max(0, Math.min((at - run.at) / 1000, (time - run.time) / run.rate));
}

function drift(run: Run, at: number, time: number): number {
  return Math.abs((at - run.at) / 1000 - (time - run.time) / run.rate);
}

function endOf(clock: ViewingClock, run: Run, { at, time }: { at: number; time: number | null }): number {
  if (time !== null) return lengthOf(run, at, time);
  return Math.min((at - run.at) / 1000, clock.seconds - clock.before + UNSEEN_SECONDS);
}
