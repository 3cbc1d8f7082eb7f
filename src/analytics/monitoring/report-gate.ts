import type { ErrorReport } from '@generated/model';

const MAX_PER_MINUTE = 10;
const MAX_PER_PAGE = 50;
const MINUTE_MS = 60_000;

/**
 * Returns the same key for reports of the same problem, wherever the problem occurred and whatever its data.
 */
function dedupeKey(report: ErrorReport): string {
  switch (report.kind) {
    case 'request':
      return `${report.operation} ${report.status} ${report.message}`;
    case 'drift':
      // All items of a list share one key.
      return `${report.operation} ${report.status} ${report.field.replace(/\d+/g, '#')} ${report.expected}`;
    case 'uncaught':
      return `${report.name} ${report.message} ${report.stack?.split('\n', 3).join()}`;
    case 'chunk':
      return report.message;
    case 'player':
      return `${report.code} ${report.page}`;
    case 'vitals':
      return report.page;
  }
}

/** Creates a filter that dedupes reports and limits their rate. */
export function createReportGate(): (report: ErrorReport, now: number) => boolean {
  const sentKeys = new Set<string>();
  let recent: number[] = [];
  return (report, now) => {
    const key = `${report.kind} ${dedupeKey(report)}`;
    recent = recent.filter((time) => time > now - MINUTE_MS);
    if (sentKeys.has(key) || sentKeys.size >= MAX_PER_PAGE || recent.length >= MAX_PER_MINUTE) return false;
    sentKeys.add(key);
    recent.push(now);
    return true;
  };
}
