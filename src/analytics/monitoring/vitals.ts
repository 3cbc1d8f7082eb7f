import type { VitalsReport } from '@generated/model';
import { reportedPage } from './error-report';
import { interactionScore, noShifts, withShift } from './vitals-score';

/** What TypeScript's library does not know of these entries. */
interface ShiftEntry extends PerformanceEntry {
  value?: number;
  hadRecentInput?: boolean;
}
interface PressEntry extends PerformanceEntry {
  interactionId?: number;
}

/** Shorter presses are not told by browsers. */
const PRESS_MS = 40;
const ANSWERED_AT_ONCE_MS = 8;

/** Measures this page load, and tells once: when it is first hidden or left. */
export function measureVitals(tell: (report: VitalsReport) => void): () => void {
  const page = reportedPage(location.href);
  const presses = new Map<number, number>();
  let lcp: number | null = null;
  let shifts = noShifts;
  let pressed = false;

  const observers = [
    observe('largest-contentful-paint', (entry) => {
      if (!pressed) lcp = entry.startTime;
    }),
    observe('layout-shift', (entry: ShiftEntry) => {
      if (!entry.hadRecentInput) shifts = withShift(shifts, { at: entry.startTime, value: entry.value ?? 0 });
    }),
    observe(
      'event',
      ({ interactionId, duration }: PressEntry) => {
        if (interactionId) presses.set(interactionId, Math.max(duration, presses.get(interactionId) ?? 0));
      },
      { durationThreshold: PRESS_MS },
    ),
  ];
  const stopPressing = () => {
    pressed = true;
  };
  const finish = () => {
    if (document.visibilityState === 'visible' && !leaving) return;
    for (const read of observers) read();
    stop();
    const inp = interactionScore([...presses.values()]) ?? (pressed ? ANSWERED_AT_ONCE_MS : null);
    const whole = (ms: number | null) => (ms === null ? null : Math.round(ms));
    tell({
      kind: 'vitals',
      page,
      lcp: whole(lcp),
      cls: Math.round(shifts.worst * 10_000) / 10_000,
      inp: whole(inp),
    });
  };
  let leaving = false;
  const leave = () => {
    leaving = true;
    finish();
  };
  const stop = () => {
    removeEventListener('pointerdown', stopPressing, true);
    removeEventListener('keydown', stopPressing, true);
    removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', finish);
    for (const read of observers) read('and stop');
  };
  // Capture: a press counts also where something keeps it to itself.
  addEventListener('pointerdown', stopPressing, true);
  addEventListener('keydown', stopPressing, true);
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', finish);
  return stop;
}

/** Calls back for each entry, those before included; what it returns reads those that still wait. */
function observe<Entry extends PerformanceEntry>(
  type: string,
  seen: (entry: Entry) => void,
  options: { durationThreshold?: number } = {},
): (stop?: 'and stop') => void {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return () => {};
  // Which fields an entry has follows from its type, which the library can't say.
  const take = (entries: PerformanceEntry[]) => {
    for (const entry of entries) seen(entry as Entry);
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type, buffered: true, ...options });
  return (stop) => {
    take(observer.takeRecords());
    if (stop) observer.disconnect();
  };
}
