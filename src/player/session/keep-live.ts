import type { Engine } from '../engine/engine-types';
import { type Edge, edgeAt, isAtEdge, seeEdge } from './live-edge';

/** Not worth a jump. */
const LATE_SECONDS = 3;

/**
 * Who watches live stays live: after a slow start or a stall, one jump makes up for it. Who went back, or paused,
 * is left where they are.
 */
export function keepLive(engine: Engine, isLive: () => boolean): () => void {
  let edge: Edge | null = null;
  let follows = true;
  let troubled = true;

  const stops = [
    engine.events.on('stalled', () => {
      troubled = true;
    }),
    engine.events.on('moves', ({ at, time }) => {
      const { moved, seekEnd } = engine.state.get();
      if (!isLive() || !moved) return;
      edge = seeEdge(edge, seekEnd, at);
      const behind = edgeAt(edge, at) - time;
      const late = follows && troubled && behind > LATE_SECONDS;
      troubled = false;
      if (late) engine.seek(seekEnd);
      else follows = isAtEdge(behind);
    }),
    engine.events.on('sought', (time) => {
      follows = isAtEdge(engine.state.get().seekEnd - time);
    }),
    engine.events.on('firstFrame', () => {
      [follows, troubled] = [true, true];
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
