const DAY_S = 86_400;

export interface StartsIn {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Returns the time until the start, or null after the start. */
export function startsIn(event_utc_ts: number, nowMs: number): StartsIn | null {
  const left = event_utc_ts - Math.floor(nowMs / 1000);
  if (left <= 0) return null;
  return {
    days: Math.floor(left / DAY_S),
    hours: Math.floor((left % DAY_S) / 3600),
    minutes: Math.floor((left % 3600) / 60),
    seconds: left % 60,
  };
}

/**
 * Whether the start is within 24 hours, when a card shows a countdown. Before that, the date is more useful.
 */
export function isSoon(event_utc_ts: number, nowMs: number): boolean {
  const left = event_utc_ts - nowMs / 1000;
  return left > 0 && left < DAY_S;
}
