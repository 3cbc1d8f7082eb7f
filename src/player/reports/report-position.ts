import type { Engine } from '../engine/engine-types';
import { isAtEdge } from '../session/live-edge';
import type { PlayerProps } from '../types';

const REPORT_EVERY_MS = 5_000;

interface Reporting {
  engine: Engine;
  isContent(): boolean;
  callbacks(): Pick<PlayerProps, 'onPosition' | 'onBehindLive'>;
}

/**
 * Reports the position in a recording, and how far behind live a stream is. Returns a function that stops the
 * reports.
 */
export function reportPosition({ engine, isContent, callbacks }: Reporting): () => void {
  let reportedAt = 0;
  let reportedTime = -1;

  function report(): void {
    const { time, duration, seekEnd, ended, moved } = engine.state.get();
    if (!isContent() || !moved || time === reportedTime) return;
    reportedAt = performance.now();
    reportedTime = time;
    if (duration !== null) callbacks().onPosition?.({ time, duration, ended });
    else callbacks().onBehindLive?.(toBehind(seekEnd - time));
  }

  const stops = [
    engine.events.on('progress', () => {
      if (performance.now() - reportedAt >= REPORT_EVERY_MS) report();
    }),
    engine.events.on('stopped', report),
    engine.events.on('ended', () => {
      reportedTime = -1;
      report();
    }),
  ];
  window.addEventListener('pagehide', report);
  return () => {
    report();
    for (const stop of stops) stop();
    window.removeEventListener('pagehide', report);
  };
}

const toBehind = (seconds: number) => (isAtEdge(seconds) ? null : { seconds, at: Date.now() });
