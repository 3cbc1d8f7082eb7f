import { MIN_WAIT_AFTER_SEEK_MS, MIN_WAIT_MS } from '../../lib/watch-log/min-wait';

/* Measures how long a viewer waits for the video to play: before the first frame, and during stalls. All
   functions are pure; they receive a pulse at each change and once a second. Time while the machine sleeps
   is not counted. */

type WaitKind = 'start' | 'stall';

/**
 * `going`: the viewer is still waiting, which is reported repeatedly. `over`: the video plays. `left`: the
 * viewer or the player stopped waiting.
 */
export interface Wait {
  type: WaitKind;
  milliseconds: number;
  /** The milliseconds of the wait during which the device was offline. */
  offline: number;
  state: 'going' | 'over' | 'left';
}

export interface WaitClock {
  pulseAt: number;
  online: boolean;
  open: { kind: WaitKind; ms: number; offline: number; minMs: number; reportedMs: number | null } | null;
}

export interface WaitPulse {
  now: number;
  online: boolean;
  /** `start` and `stall` are waits; `moving` means that the video plays, `idle` that nobody waits. */
  state: WaitKind | 'moving' | 'idle';
  /** Whether the viewer has just seeked, which normally causes a short wait. */
  hasSeeked: boolean;
  /** The time at which the wait started, which may be earlier than now. */
  since: number;
}

/** Pulses further apart than this mean that the machine slept or the tab was throttled. */
const GAP_MS = 5_000;
const REPORT_EVERY_MS = 5_000;

export const createWaitClock = (now: number): WaitClock => ({ pulseAt: now, online: true, open: null });

export function updateWaitClock(before: WaitClock, pulse: WaitPulse): [WaitClock, Wait | null] {
  const { now, online, state } = pulse;
  const passedMs = now - before.pulseAt;
  const countedMs = passedMs > GAP_MS ? 0 : passedMs;
  const wasOffline = !online || !before.online;
  let open = before.open && {
    ...before.open,
    ms: before.open.ms + countedMs,
    offline: before.open.offline + (wasOffline ? countedMs : 0),
  };
  let wait: Wait | null = null;
  const toWait = (state: Wait['state']): Wait | null =>
    open && {
      type: open.kind,
      milliseconds: Math.round(open.ms),
      offline: Math.round(open.offline),
      state: state,
    };

  if (open && open.kind !== state) {
    if (open.ms >= open.minMs || open.reportedMs !== null)
      wait = toWait(state === 'moving' ? 'over' : 'left');
    open = null;
  } else if (!open && (state === 'start' || state === 'stall')) {
    const minMs = state === 'start' ? 0 : pulse.hasSeeked ? MIN_WAIT_AFTER_SEEK_MS : MIN_WAIT_MS;
    open = { kind: state, ms: Math.max(0, now - pulse.since), offline: 0, minMs, reportedMs: null };
  }
  if (
    open &&
    open.ms >= open.minMs &&
    (open.reportedMs === null || open.ms - open.reportedMs >= REPORT_EVERY_MS)
  ) {
    wait ??= toWait('going');
    open = { ...open, reportedMs: open.ms };
  }
  return [{ pulseAt: now, online, open }, wait];
}
