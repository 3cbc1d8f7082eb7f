import { LEAST_AFTER_JUMP_MS, LEAST_MS } from '../../lib/watch-log/least-wait';

/*
 * How long a viewer who wants to watch waits for a picture: before the first one, and where it stands still.
 * Pure: it is fed a pulse at each change and once a second. A machine that slept did not keep anybody waiting.
 */

type WaitKind = 'start' | 'stall';

/** going: not over yet, told now and then. over: the picture moves. left: the viewer or the player stopped waiting. */
export interface Wait {
  type: WaitKind;
  milliseconds: number;
  /** Of these, how long this device had no connection. */
  offline: number;
  state: 'going' | 'over' | 'left';
}

export interface WaitClock {
  pulseAt: number;
  online: boolean;
  open: { kind: WaitKind; ms: number; offline: number; least: number; told: number | null } | null;
}

export interface WaitPulse {
  now: number;
  online: boolean;
  /** What is waited for; `moving` when the picture moves, `idle` when nobody waits. */
  state: WaitKind | 'moving' | 'idle';
  /** The viewer has just jumped: a short wait is in the nature of that. */
  sought: boolean;
  /** Since when, where that is known to be earlier than now. */
  since: number;
}

/** Pulses further apart than this: the machine slept, or the tab was throttled. */
const GAP_MS = 5_000;
const TELL_EVERY_MS = 5_000;

export const newWaitClock = (now: number): WaitClock => ({ pulseAt: now, online: true, open: null });

export function waiting(before: WaitClock, pulse: WaitPulse): [WaitClock, Wait | null] {
  const { now, online, state } = pulse;
  const passed = now - before.pulseAt;
  const counted = passed > GAP_MS ? 0 : passed;
  const away = !online || !before.online;
  let open = before.open && {
    ...before.open,
    ms: before.open.ms + counted,
    offline: before.open.offline + (away ? counted : 0),
  };
  let wait: Wait | null = null;
  const tell = (how: Wait['state']): Wait | null =>
    open && {
      type: open.kind,
      milliseconds: Math.round(open.ms),
      offline: Math.round(open.offline),
      state: how,
    };

  if (open && open.kind !== state) {
    if (open.ms >= open.least || open.told !== null) wait = tell(state === 'moving' ? 'over' : 'left');
    open = null;
  } else if (!open && (state === 'start' || state === 'stall')) {
    const least = state === 'start' ? 0 : pulse.sought ? LEAST_AFTER_JUMP_MS : LEAST_MS;
    open = { kind: state, ms: Math.max(0, now - pulse.since), offline: 0, least, told: null };
  }
  if (open && open.ms >= open.least && (open.told === null || open.ms - open.told >= TELL_EVERY_MS)) {
    wait ??= tell('going');
    open = { ...open, told: open.ms };
  }
  return [{ pulseAt: now, online, open }, wait];
}
