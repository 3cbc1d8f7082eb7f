import { reportError } from '@generated/api/monitoring/monitoring';
import type { ErrorReport } from '@generated/model';
import { createSendQueue } from '../send-queue';
import { createReportGate } from './report-gate';

/** Starts the error log and returns the function that sends reports to it. Failed reports are dropped. */
export function startErrorLog(): (report: ErrorReport | null) => void {
  const gate = createReportGate();
  const queue = createSendQueue<ErrorReport>({
    send: (report) =>
      reportError(report, { keepalive: true }).then(
        () => true,
        () => false,
      ),
  });
  return (report) => {
    if (report && gate(report, Date.now())) queue.add(report);
  };
}
