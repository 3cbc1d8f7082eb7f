interface RecheckedEvent {
  stream_status: 'upcoming' | 'live' | 'finished';
  recording: 'none' | 'preparing' | 'ready';
  event_utc_ts: number;
}

const FAST_POLL_MS = 10_000;
const SLOW_POLL_MS = 60_000;
const TEN_MINUTES_S = 600;

/** When to refetch the event, so that its page stays up to date. False if nothing will change. */
export function recheckIntervalMs(event: RecheckedEvent | undefined, nowMs: number): number | false {
  if (!event) return false;
  if (event.stream_status === 'live') return SLOW_POLL_MS;
  if (event.stream_status === 'finished') return event.recording === 'preparing' ? SLOW_POLL_MS : false;
  const left = event.event_utc_ts - nowMs / 1000;
  if (left <= TEN_MINUTES_S) return FAST_POLL_MS;
  // Refetches ten minutes before the start, but at the latest in an hour, because the
  // start may be rescheduled.
  return Math.min((left - TEN_MINUTES_S) * 1000, 60 * SLOW_POLL_MS);
}
