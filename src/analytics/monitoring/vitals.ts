import type { VitalsReport } from '@generated/model';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { reportedPage } from './error-report';

/**
 * Measures the web vitals of this page load, and reports them once, when the page is first hidden or left.
 */
export function measureVitals(report: (report: VitalsReport) => void, signal: AbortSignal): void {
  const page = reportedPage(location.href);
  let lcp: number | null = null;
  let cls = 0;
  let inp: number | null = null;
  const eachChange = { reportAllChanges: true };
  onLCP(({ value }) => {
    lcp = Math.round(value);
  }, eachChange);
  onCLS(({ value }) => {
    cls = Math.round(value * 10_000) / 10_000;
  }, eachChange);
  onINP(({ value }) => {
    inp = Math.round(value);
  }, eachChange);

  const done = new AbortController();
  const listening = { signal: AbortSignal.any([signal, done.signal]) };
  const finish = () => {
    done.abort();
    // The library reads its last entries at the same event, so the report waits until after that.
    queueMicrotask(() => report({ kind: 'vitals', page, lcp, cls, inp }));
  };
  addEventListener('pagehide', finish, listening);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') finish();
    },
    listening,
  );
}
