import type { Settings } from '@generated/model';
import { consent } from '../browser/consent';
import { type BufferedEvents, createBufferedEvents } from './buffered-events';
import { isLocal } from './is-local';
import { startErrorLog } from './monitoring/error-log';
import { errorReport } from './monitoring/error-report';
import type { ObservedEvent } from './observed-events';

interface Site {
  settings(): Settings | undefined;
  /** The address of the first page. */
  entryAddress: string;
}

const MAX_BUFFERED = 200;

/**
 * Starts the error log at once, and analytics after the viewer has accepted it. This module loads once the
 * page is idle.
 */
export function observe(events: BufferedEvents<ObservedEvent>, { settings, entryAddress }: Site): void {
  const report = startErrorLog();
  const pending = createBufferedEvents<ObservedEvent>(MAX_BUFFERED);
  let measuring: Promise<{ stop(): void }> | null = null;

  function applyConsent(): void {
    const { choice } = consent.read();
    const loadedSettings = settings();
    if (isLocal(new URL(entryAddress).hostname) || choice === 'refused') {
      pending.clear();
      measuring?.then(
        ({ stop }) => stop(),
        () => {},
      );
      measuring = null;
    } else if (choice === 'accepted' && loadedSettings && !measuring) {
      measuring = import('./measure').then(({ startMeasuring }) => {
        // Consent may have been withdrawn while the code loaded.
        if (consent.read().choice !== 'accepted') return { stop() {} };
        const { onEvent, stop } = startMeasuring(loadedSettings, entryAddress, report);
        pending.drain(onEvent);
        return { stop };
      });
      // If the analytics code fails to load, nothing is measured until the next page load.
      measuring.catch(() => pending.clear());
    }
  }

  consent.subscribe(applyConsent);
  applyConsent();
  events.drain((event) => {
    report(errorReport(event));
    pending.push(event);
    if (!measuring && event.type === 'visit') applyConsent();
  });
}
