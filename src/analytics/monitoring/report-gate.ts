import type { ErrorReport } from '@generated/model';

const MAX_PER_MINUTE = 10;
const MAX_PER_PAGE = 50;
const MINUTE_MS = 60_000;

/** What makes two reports one. Where on the site it was, and with what data, does not. */
function dedupeKey(report: ErrorReport): string {
  switch (report.kind) {
    case 'request':
      return `${report.operation} ${report.status} ${report.message}`;
    case 'drift':
      // An item of a list is like the others.
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

/** Lets each report through once, and no more than the service should bear. */
export function createReportGate(): (report: ErrorReport, now: number) => boolean {
  const told = new Set<string>();
  let recent: number[] = [];
  return (report, now) => {
    const key = `${report.kind} ${dedupeKey(report)}`;
    recent = recent.filter((time) => time > now - MINUTE_MS);
    if (told.has(key) || told.size >= MAX_PER_PAGE || recent.length >= MAX_PER_MINUTE) return false;
    told.add(key);
    recent.push(now);
    return true;
  };
}
