/** What is cut, in seconds from the recording's start. */
export interface ClipRange {
  start: number;
  end: number;
}

/** By the contract. */
const SHORTEST = 1;
/** Recordings come at 30 pictures a second or more: a step never skips one by much. */
export const FRAME = 1 / 30;
const FIRST_LENGTH = 15;
const SHOWN_AT_LEAST = 60;
/** A part of the window beside the clip, so that both ends can be pulled outwards. */
const MARGIN = 0.04;
/** Sums of fractions may miss by less than this. */
const CLOSE = 0.001;

const toMilliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000;
const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Somebody opens the tool when it has happened: the clip is what came just before. */
export function rangeBefore(time: number, duration: number): ClipRange {
  const end = between(time, Math.min(FIRST_LENGTH, duration), duration);
  return { start: toMilliseconds(Math.max(0, end - FIRST_LENGTH)), end: toMilliseconds(end) };
}

/** One end moved by hand: it stops before the other end and at the recording's. */
export function moveEnd(range: ClipRange, which: keyof ClipRange, to: number, duration: number): ClipRange {
  const { start, end } = range;
  const stopped =
    which === 'start' ? between(to, 0, Math.max(0, end - SHORTEST)) : between(to, start + SHORTEST, duration);
  return { ...range, [which]: toMilliseconds(stopped) };
}

export type RangeProblem = 'clips.tooLong' | 'clips.endFirst' | 'clips.tooShort';

/** What is wrong with times that were typed. */
export function rangeProblem({ start, end }: ClipRange, duration: number): RangeProblem | null {
  if (start > duration || end > duration) return 'clips.tooLong';
  if (end <= start) return 'clips.endFirst';
  return toMilliseconds(end - start) < SHORTEST ? 'clips.tooShort' : null;
}

/** Which part of a long recording the timeline shows; the one that it shows stays while the clip is well inside. */
export function timelineWindow(
  range: ClipRange,
  duration: number,
  shown: ClipRange | null = null,
): ClipRange {
  const start = between(range.start, 0, duration);
  const length = Math.max(0, between(range.end, start, duration) - start);
  const wanted = Math.min(duration, Math.max(SHOWN_AT_LEAST, length * 2));
  if (shown) {
    const size = shown.end - shown.start;
    const margin = size * MARGIN;
    const before = start >= shown.start + margin || shown.start <= CLOSE;
    const after = start + length <= shown.end - margin || shown.end >= duration - CLOSE;
    const inside = start >= shown.start - CLOSE && start + length <= shown.end + CLOSE;
    if (inside && before && after && wanted <= size + CLOSE && size <= wanted * 4) return shown;
  }
  const from = between(start + length / 2 - wanted / 2, 0, duration - wanted);
  return { start: from, end: from + wanted };
}
