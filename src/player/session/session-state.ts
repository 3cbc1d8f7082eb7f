import type { Problem } from '../engine/engine-types';
import type { VideoSource } from '../types';

/**
 * playing: nothing to say. not-started: waits for the stream. offline: waits for the network. recovering:
 * loads anew. failed: given up, the viewer may try again.
 */
export type Notice = 'none' | 'not-started' | 'offline' | 'recovering' | 'failed';

export interface SessionState {
  phase: 'preroll' | 'content';
  /** The viewer pressed play, or it began by itself. */
  started: boolean;
  notice: Notice;
  problem: Problem | null;
  source: VideoSource | null;
  /** Where the recording resumed, until the viewer goes on from there; null where it began anew. */
  resumedAt: number | null;
}
