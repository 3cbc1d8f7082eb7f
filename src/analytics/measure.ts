import type { ErrorReport, Settings } from '@generated/model';
import { startDataCollection } from './data/data-collection';
import type { ObservedEvent } from './observed-events';
import { startTagManager } from './tags/tag-manager';

const VITALS_RATE = 0.1;

/**
 * Starts the analytics services for which the channel has keys. Call it only after the viewer has accepted
 * analytics.
 */
export function startMeasuring(
  settings: Settings,
  entryAddress: string,
  report: (report: ErrorReport) => void,
) {
  const profile = settings['yare-analytics']['yare-analytics-key'];
  const tag = settings['google-analytics']['google-tag'];
  const services = [
    profile ? startDataCollection(profile, entryAddress) : null,
    tag ? startTagManager(tag) : null,
  ].filter((service) => service !== null);
  const stopped = new AbortController();
  // Nine out of ten page loads do not load this code.
  if (Math.random() < VITALS_RATE)
    import('./monitoring/vitals').then(
      ({ measureVitals }) => measureVitals(report, stopped.signal),
      () => {},
    );
  return {
    onEvent(event: ObservedEvent): void {
      for (const service of services) service.onEvent(event);
    },
    stop(): void {
      stopped.abort();
      for (const service of services) service.stop();
    },
  };
}
