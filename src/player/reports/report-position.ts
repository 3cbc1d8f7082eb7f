import type { Engine } from '../engine/engine-types';
import type { PlayerProps } from '../types';

const REPORT_EVERY_MS = 5_000;

interface Reporting {
  engine: Engine;
  isContent(): boolean;
  callbacks(): Pick<PlayerProps, 'onPosition'>;
}

/** Reports the position in a recording until it is stopped. A live stream has no position to resume. */
export function reportPosition({ engine, isContent, callbacks }: Reporting): () => void {
  let reportedAt = 0;
  let reportedTime = -1;

  function report(): void {
    const { time, duration, ended, moved } = engine.state.get();
    if (!isContent() || !moved || duration === null || time === reportedTime) return;
    reportedAt = performance.now();
    reportedTime = time;
    callbacks().onPosition?.({ time, duration, ended });
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
