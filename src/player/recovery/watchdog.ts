/*
 * Watches from outside whether the video gets on, since the library retries only on error events. It is fed
 * a pulse every second and says when to load the source anew. Pure: time and chance are given.
 */

/** No progress for so long while it should play. */
const STALL_MS = 8_000;
/** Pulses further apart than this: the machine slept, or the tab was throttled. */
const GAP_MS = 5_000;
/** Progress for so long without an incident: the next one is a new one. */
const CALM_MS = 10_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
const ATTEMPTS = 7;

export interface Watch {
  pulseAt: number;
  time: number;
  /** When it last got on, or had no reason to. */
  progressAt: number;
  /** Since when it has got on without an incident; null during one. */
  calmSince: number | null;
  attempt: number;
  /** When to load anew after an error; null where no load is due. */
  retryAt: number | null;
  online: boolean;
}

export interface Pulse {
  now: number;
  time: number;
  /** The viewer wants it to play, and it is not over. */
  wanted: boolean;
  online: boolean;
  failed: boolean;
  /** Nothing to give up on: a stream that has yet to begin. */
  patient: boolean;
}

export type Advice = 'wait' | 'reload' | 'give-up';

export function newWatch(now: number): Watch {
  return {
    pulseAt: now,
    time: -1,
    progressAt: now,
    calmSince: null,
    attempt: 0,
    retryAt: null,
    online: true,
  };
}

/** Doubles from one second to thirty, with up to half of it left to chance so that viewers don't come at once. */
export function waitBefore(attempt: number, random: number): number {
  const full = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return full * (0.5 + 0.5 * random);
}

export function watch(before: Watch, pulse: Pulse, random: number): [Watch, Advice] {
  const { now, time, wanted, online, failed } = pulse;
  const slept = now - before.pulseAt > GAP_MS;
  const next: Watch = { ...before, pulseAt: now, time, online };

  if (failed) return afterFailure(next, before, pulse, random);

  const moved = time !== before.time;
  if (moved || !wanted || slept || !online) next.progressAt = now;
  if (moved && wanted) {
    next.retryAt = null;
    next.calmSince ??= now;
    if (now - next.calmSince >= CALM_MS) next.attempt = 0;
  }
  if (!online || !wanted) return [next, 'wait'];
  const back = !before.online;
  if (back && !moved) return reload(next, now, { ...pulse, attempt: 0 });
  if (now - next.progressAt < STALL_MS) return [next, 'wait'];
  return reload(next, now, { ...pulse, attempt: next.attempt });
}

function afterFailure(next: Watch, before: Watch, pulse: Pulse, random: number): [Watch, Advice] {
  const { now, online } = pulse;
  if (!online) return [{ ...next, retryAt: null, progressAt: now }, 'wait'];
  if (!before.online) return reload(next, now, { ...pulse, attempt: 0 });
  if (next.retryAt === null) {
    if (next.attempt >= ATTEMPTS && !pulse.patient) return [next, 'give-up'];
    return [{ ...next, calmSince: null, retryAt: now + waitBefore(next.attempt, random) }, 'wait'];
  }
  return now < next.retryAt ? [next, 'wait'] : reload(next, now, { ...pulse, attempt: next.attempt });
}

function reload(
  next: Watch,
  now: number,
  { attempt, patient }: { attempt: number; patient: boolean },
): [Watch, Advice] {
  if (attempt >= ATTEMPTS && !patient) return [next, 'give-up'];
  return [{ ...next, attempt: attempt + 1, progressAt: now, calmSince: null, retryAt: null }, 'reload'];
}
