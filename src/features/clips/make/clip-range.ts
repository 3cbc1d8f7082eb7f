/** The range of a clip, in seconds from the start of the recording. */
export interface ClipRange {
  start: number;
  end: number;
}

/** The minimum duration of a clip in the contract. */
const MIN_SECONDS = 1;
/**
 * The duration of one step. Recordings have at least 30 frames per second, so a step
 * hardly ever skips a frame.
 */
export const FRAME_SECONDS = 1 / 30;
const INITIAL_SECONDS = 15;
const MIN_WINDOW_SECONDS = 60;
/**
 * The share of the window that stays free on each side of the clip, so that both ends
 * can be dragged outwards.
 */
const MARGIN_SHARE = 0.04;
/** The tolerance when floating-point times are compared. */
const TOLERANCE_SECONDS = 0.001;

const toMilliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000;
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/**
 * The initial range. It covers the time before the video's position, because viewers
 * open the editor after a scene.
 */
export function rangeBefore(time: number, duration: number): ClipRange {
  const end = clamp(time, Math.min(INITIAL_SECONDS, duration), duration);
  return { start: toMilliseconds(Math.max(0, end - INITIAL_SECONDS)), end: toMilliseconds(end) };
}

/** Moves one end of a clip. The other end and the recording limit the movement. */
export function moveEnd(range: ClipRange, which: keyof ClipRange, to: number, duration: number): ClipRange {
  const { start, end } = range;
  const stopped =
    which === 'start'
      ? clamp(to, 0, Math.max(0, end - MIN_SECONDS))
      : clamp(to, start + MIN_SECONDS, duration);
  return { ...range, [which]: toMilliseconds(stopped) };
}

export type RangeProblem = 'clips.tooLong' | 'clips.endFirst' | 'clips.tooShort';

/** Validates typed start and end times. */
export function rangeProblem({ start, end }: ClipRange, duration: number): RangeProblem | null {
  if (start > duration || end > duration) return 'clips.tooLong';
  if (end <= start) return 'clips.endFirst';
  return toMilliseconds(end - start) < MIN_SECONDS ? 'clips.tooShort' : null;
}

/**
 * The part of a long recording that the timeline shows. It stays the same while the clip is well inside it.
 */
export function timelineWindow(
  range: ClipRange,
  duration: number,
  shown: ClipRange | null = null,
): ClipRange {
  const start = clamp(range.start, 0, duration);
  const length = Math.max(0, clamp(range.end, start, duration) - start);
  const wanted = Math.min(duration, Math.max(MIN_WINDOW_SECONDS, length * 2));
  if (shown) {
    const size = shown.end - shown.start;
    const margin = size * MARGIN_SHARE;
    const before = start >= shown.start + margin || shown.start <= TOLERANCE_SECONDS;
    const after = start + length <= shown.end - margin || shown.end >= duration - TOLERANCE_SECONDS;
    const inside =
      start >= shown.start - TOLERANCE_SECONDS && start + length <= shown.end + TOLERANCE_SECONDS;
    if (inside && before && after && wanted <= size + TOLERANCE_SECONDS && size <= wanted * 4) return shown;
  }
  const from = clamp(start + length / 2 - wanted / 2, 0, duration - wanted);
  return { start: from, end: from + wanted };
}
