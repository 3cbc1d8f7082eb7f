import type { Engine } from '../engine/engine-types';
import type { PlayerProps } from '../types';

const EVERY_MS = 5_000;

interface Reporting {
  engine: Engine;
  isContent(): boolean;
  callbacks(): Pick<PlayerProps, 'onPosition'>;
}

/** Tells where the viewer is in a recording, until it is taken down. A live stream has no such place. */
export function reportPosition({ engine, isContent, callbacks }: Reporting): () => void {
  let toldAt = 0;
  let toldTime = -1;

  function tell(): void {
    const { time, duration, ended, moved } = engine.state.get();
    if (!isContent() || !moved || duration === null || time === toldTime) return;
    toldAt = performance.now();
    toldTime = time;
    callbacks().onPosition?.({ time, duration, ended });
  }

  const stops = [
    engine.events.on('moves', () => {
      if (performance.now() - toldAt >= EVERY_MS) tell();
    }),
    engine.events.on('halts', tell),
    engine.events.on('ended', () => {
      toldTime = -1;
      tell();
    }),
  ];
  window.addEventListener('pagehide', tell);
  return () => {
    tell();
    for (const stop of stops) stop();
    window.removeEventListener('pagehide', tell);
  };
}
