import { useEffect, useState } from 'react';
import { behindEdge, type Edge, updateEdge } from './live-edge';
import { usePlayer, useSessionState } from './player-context';

const POLL_MS = 500;

/**
 * The whole seconds behind the live edge: 0 at the edge, null for a recording. It keeps counting while the
 * video is paused.
 */
export function useBehindLive(): number | null {
  const { engine } = usePlayer();
  const live = useSessionState((state) => state.phase === 'content' && state.source?.live === true);
  const [behind, setBehind] = useState(0);

  useEffect(() => {
    if (!live) return;
    let edge: Edge | null = null;
    const poll = () => {
      const { loaded, time, seekEnd, duration, rate } = engine.state.get();
      if (!loaded || duration !== null) return;
      const now = performance.now();
      edge = updateEdge(edge, seekEnd, now);
      const seconds = Math.round(behindEdge(edge, time, now));
      setBehind(seconds);
      // At the live edge, a video cannot play faster than it is streamed, so the speed is reset.
      if (seconds === 0 && rate > 1) engine.setRate(1);
    };
    poll();
    const timer = setInterval(poll, POLL_MS);
    return () => clearInterval(timer);
  }, [engine, live]);

  return live ? behind : null;
}
