import type { Problem } from '../engine/engine-types';
import type { VideoSource } from '../types';

/**
 * none: nothing to show. not-started: waiting for the stream. offline: waiting for the network. recovering:
 * reloading. fallback: the start stalled, and the source is loaded again with the fallback. failed: retries
 * have stopped, and the viewer may retry.
 */
export type Notice = 'none' | 'not-started' | 'offline' | 'recovering' | 'fallback' | 'failed';

export interface SessionState {
  phase: 'preroll' | 'content';
  /** Whether the viewer pressed play, or autoplay started the video. */
  started: boolean;
  notice: Notice;
  problem: Problem | null;
  source: VideoSource | null;
  /**
   * The position at which the recording or the live window resumed, until the viewer seeks; null if playback
   * started from the beginning, or live.
   */
  resumedAt: number | null;
}
