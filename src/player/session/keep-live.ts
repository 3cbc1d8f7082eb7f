import type { Engine } from '../engine/engine-types';
import { type Edge, edgeAt, isAtEdge, updateEdge } from './live-edge';

/** A viewer who is less than this behind live is not moved to the live edge. */
const MIN_DELAY_SECONDS = 3;

/**
 * Keeps a live viewer at the live edge: after a slow start or a stall, it seeks there once. A viewer who
 * seeked back or paused is left alone.
 */
export function keepLive(engine: Engine, isLive: () => boolean): () => void {
  let edge: Edge | null = null;
  let followsEdge = true;
  let hasStalled = true;

  const stops = [
    engine.events.on('stalled', () => {
      hasStalled = true;
    }),
    engine.events.on('progress', ({ at, time }) => {
      const { moved, seekEnd } = engine.state.get();
      if (!isLive() || !moved) return;
      edge = updateEdge(edge, seekEnd, at);
      const behind = edgeAt(edge, at) - time;
      const late = followsEdge && hasStalled && behind > MIN_DELAY_SECONDS;
      hasStalled = false;
      if (late) engine.seek(seekEnd);
      else followsEdge = isAtEdge(behind);
    }),
    engine.events.on('seekRequested', (time) => {
      followsEdge = isAtEdge(engine.state.get().seekEnd - time);
    }),
    engine.events.on('firstFrame', () => {
      [followsEdge, hasStalled] = [true, true];
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
