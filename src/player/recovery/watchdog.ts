/* Detects a stalled video from outside, since the library retries only on error events. It receives a
   pulse every second and advises when to reload the source. All functions are pure: time and randomness
   are parameters. */

/** A video that should play counts as stalled after this long without progress. */
const STALL_MS = 8_000;
/** A start counts as stalled when this much video is buffered, but no frame is shown for `START_STALL_MS`. */
export const ENOUGH_TO_START_S = 2;
const START_STALL_MS = 6_000;
/** Pulses further apart than this mean that the machine slept or the tab was throttled. */
const GAP_MS = 5_000;
/** After this long without an incident, the count of attempts restarts. */
const STABLE_MS = 10_000;
const MIN_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;
const MAX_ATTEMPTS = 7;

export interface Watch {
  pulseAt: number;
  time: number;
  /** The time at which the video last made progress, or did not need to. */
  progressAt: number;
  /**
   * The time at which enough video had been buffered to start, although no frame is shown yet; null
   * otherwise.
   */
  readySince: number | null;
  /** The time from which the video has played without an incident; null during an incident. */
  stableSince: number | null;
  attempt: number;
  /** The time at which to reload after an error; null if no reload is scheduled. */
  retryAt: number | null;
  online: boolean;
}

export interface Pulse {
  now: number;
  time: number;
  /** Whether playback is requested and the video has not ended. */
  shouldPlay: boolean;
  online: boolean;
  failed: boolean;
  /** Whether never to give up, because the stream has not started yet. */
  patient: boolean;
  /** Whether enough video is buffered to start, but no frame is shown. */
  readyToStart: boolean;
  /** Whether the browser has a fallback for the source that has not been tried. */
  hasFallback: boolean;
}

export type Advice = 'wait' | 'reload' | 'fallback' | 'give-up';

export function newWatch(now: number): Watch {
  return {
    pulseAt: now,
    time: -1,
    progressAt: now,
    readySince: null,
    stableSince: null,
    attempt: 0,
    retryAt: null,
    online: true,
  };
}

/**
 * Exponential backoff from one second to thirty; up to half of it is jitter, so that viewers don't all retry
 * at once.
 */
export function backoffMs(attempt: number, random: number): number {
  const full = Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** attempt);
  return full * (0.5 + 0.5 * random);
}

export function watch(before: Watch, pulse: Pulse, random: number): [Watch, Advice] {
  const { now, time, shouldPlay, online, failed } = pulse;
  const slept = now - before.pulseAt > GAP_MS;
  const next: Watch = { ...before, pulseAt: now, time, online };

  if (failed) return afterFailure(next, before, pulse, random);

  const moved = time !== before.time;
  if (moved || !shouldPlay || slept || !online) next.progressAt = now;
  const isReady = pulse.readyToStart && shouldPlay && online && !slept;
  next.readySince = isReady ? (before.readySince ?? now) : null;
  if (moved && shouldPlay) {
    next.retryAt = null;
    next.stableSince ??= now;
    if (now - next.stableSince >= STABLE_MS) next.attempt = 0;
  }
  if (!online || !shouldPlay) return [next, 'wait'];
  const back = !before.online;
  if (back && !moved) return reload(next, now, { ...pulse, attempt: 0 });
  if (pulse.hasFallback && next.readySince !== null && now - next.readySince >= START_STALL_MS)
    return [{ ...next, readySince: null, progressAt: now }, 'fallback'];
  if (now - next.progressAt < STALL_MS) return [next, 'wait'];
  return reload(next, now, { ...pulse, attempt: next.attempt });
}

function afterFailure(next: Watch, before: Watch, pulse: Pulse, random: number): [Watch, Advice] {
  const { now, online } = pulse;
  if (!online) return [{ ...next, retryAt: null, progressAt: now }, 'wait'];
  if (!before.online) return reload(next, now, { ...pulse, attempt: 0 });
  if (next.retryAt === null) {
    if (next.attempt >= MAX_ATTEMPTS && !pulse.patient) return [next, 'give-up'];
    return [{ ...next, stableSince: null, retryAt: now + backoffMs(next.attempt, random) }, 'wait'];
  }
  return now < next.retryAt ? [next, 'wait'] : reload(next, now, { ...pulse, attempt: next.attempt });
}

function reload(
  next: Watch,
  now: number,
  { attempt, patient }: { attempt: number; patient: boolean },
): [Watch, Advice] {
  if (attempt >= MAX_ATTEMPTS && !patient) return [next, 'give-up'];
  return [{ ...next, attempt: attempt + 1, progressAt: now, stableSince: null, retryAt: null }, 'reload'];
}
