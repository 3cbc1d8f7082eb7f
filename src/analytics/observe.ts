import type { Settings } from '@generated/model';
import { consent } from '../browser/consent';
import { type BufferedEvents, createBacklog } from './buffered-events';
import { isLocal } from './is-local';
import { startErrorLog } from './monitoring/error-log';
import { errorReport } from './monitoring/error-report';
import type { ObservedEvent } from './observed-events';

interface Site {
  settings(): Settings | undefined;
  /** The address that the viewer arrived at. */
  arrival: string;
}

const KEPT = 200;

/** Loaded once the page is at rest: the error log at once, measuring as soon as the viewer has accepted. */
export function observe(happenings: BufferedEvents<ObservedEvent>, { settings, arrival }: Site): void {
  const report = startErrorLog();
  const measured = createBacklog<ObservedEvent>(KEPT);
  let measuring: Promise<{ forget(): void }> | null = null;

  function decide(): void {
    const { choice } = consent.read();
    const known = settings();
    if (isLocal(new URL(arrival).hostname) || choice === 'refused') {
      measured.clear();
      void measuring?.then(({ forget }) => forget());
      measuring = null;
    } else if (choice === 'accepted' && known && !measuring) {
      measuring = import('./measure').then(({ startMeasuring }) => {
        // It may have been refused again while the code was on its way.
        if (consent.read().choice !== 'accepted') return { forget() {} };
        const { hear, forget } = startMeasuring(known, arrival, report);
        measured.drain(hear);
        return { forget };
      });
      // Without its code nothing is measured; the next page load tries again.
      measuring.catch(() => measured.clear());
    }
  }

  consent.subscribe(decide);
  decide();
  happenings.drain((happening) => {
    report(errorReport(happening));
    measured.take(happening);
    if (!measuring && happening.type === 'visit') decide();
  });
}
