import type { StoppedRecording } from '../../../browser/memory/resume-memory';
import { resumePosition } from '../../../lib/time/resume-position';

export interface Unfinished extends StoppedRecording {
  duration: number;
}

/** What is worth going on with: neither just begun nor nearly over. `duration` is the recording's present length. */
export function unfinished(stopped: StoppedRecording, duration: number | null): Unfinished | null {
  const length = stopped.duration ?? duration;
  if (!length || resumePosition(stopped.time, length) === 0) return null;
  return { ...stopped, duration: length };
}

/** Whole minutes that are left. */
export const minutesLeft = ({ time, duration }: Pick<Unfinished, 'time' | 'duration'>): number =>
  Math.floor((duration - time) / 60);
