import type { VitalsReport } from '@generated/model';
import { reportedPage } from './error-report';
import { interactionScore, noShifts, withShift } from './vitals-score';

/** Fields that TypeScript's library lacks. */
interface ShiftEntry extends PerformanceEntry {
  value?: number;
  hadRecentInput?: boolean;
}
interface InteractionEntry extends PerformanceEntry {
  interactionId?: number;
}

/** Browsers do not report shorter interactions. */
const MIN_INTERACTION_MS = 40;
const FAST_INTERACTION_MS = 8;

/** Measures this page load, and reports once: when the page is first hidden or left. */
export function measureVitals(report: (report: VitalsReport) => void): () => void {
  const page = reportedPage(location.href);
  const interactions = new Map<number, number>();
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
      ({ interactionId, duration }: InteractionEntry) => {
        if (interactionId)
          interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
      },
      { durationThreshold: MIN_INTERACTION_MS },
    ),
  ];
  const markPressed = () => {
    pressed = true;
  };
  const finish = () => {
    if (document.visibilityState === 'visible' && !leaving) return;
    for (const read of observers) read();
    stop();
    const inp = interactionScore([...interactions.values()]) ?? (pressed ? FAST_INTERACTION_MS : null);
    const rounded = (ms: number | null) => (ms === null ? null : Math.round(ms));
    report({
      kind: 'vitals',
      page,
      lcp: rounded(lcp),
      cls: Math.round(shifts.worst * 10_000) / 10_000,
      inp: rounded(inp),
    });
  };
  let leaving = false;
  const leave = () => {
    leaving = true;
    finish();
  };
  const stop = () => {
    removeEventListener('pointerdown', markPressed, true);
    removeEventListener('keydown', markPressed, true);
    removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', finish);
    for (const read of observers) read('and stop');
  };
  // Capture, so that a press counts even if a handler stops its propagation.
  addEventListener('pointerdown', markPressed, true);
  addEventListener('keydown', markPressed, true);
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', finish);
  return stop;
}

/** Calls back for each entry, past ones included. The returned function flushes pending entries. */
function observe<Entry extends PerformanceEntry>(
  type: string,
  onEntry: (entry: Entry) => void,
  options: { durationThreshold?: number } = {},
): (stop?: 'and stop') => void {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return () => {};
  // The entry's fields follow from its type, which TypeScript's library cannot express.
  const handle = (entries: PerformanceEntry[]) => {
    for (const entry of entries) onEntry(entry as Entry);
  };
  const observer = new PerformanceObserver((list) => handle(list.getEntries()));
  observer.observe({ type, buffered: true, ...options });
  return (stop) => {
    handle(observer.takeRecords());
    if (stop) observer.disconnect();
  };
}
