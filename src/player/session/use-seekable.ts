import { hasDvr } from './live-edge';
import { useEngineState, useSessionState } from './player-context';

/** Whether the viewer can move within the video: a recording, or a live stream that keeps its past. */
export function useSeekable(): boolean {
  const live = useSessionState((state) => state.source?.live === true);
  return useEngineState(
    ({ loaded, duration, seekStart, seekEnd }) =>
      loaded && (live ? hasDvr({ start: seekStart, end: seekEnd }) : duration !== null),
  );
}
