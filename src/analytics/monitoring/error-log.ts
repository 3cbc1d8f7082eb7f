import { reportError } from '@generated/api/monitoring/monitoring';
import type { ErrorReport } from '@generated/model';
import { createSendQueue } from '../send-queue';
import { createReportGate } from './report-gate';

/** Sends reports to the error log; failures are ignored. */
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
