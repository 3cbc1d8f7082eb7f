import type { StoppedRecording } from '../../../browser/memory/resume-memory';
import { resumePosition } from '../../../lib/time/resume-position';

export interface Unfinished extends StoppedRecording {
  duration: number;
}

/**
 * A recording that can be continued, with its duration. Null if it was just begun, is
 * nearly over or has no known duration.
 */
export function unfinished(stopped: StoppedRecording, duration: number | null): Unfinished | null {
  const length = stopped.duration ?? duration;
  if (!length || resumePosition(stopped.time, length) === 0) return null;
  return { ...stopped, duration: length };
}

/** The whole minutes until the end of the recording. */
export const minutesLeft = ({ time, duration }: Pick<Unfinished, 'time' | 'duration'>): number =>
  Math.floor((duration - time) / 60);
