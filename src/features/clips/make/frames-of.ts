const FRAMES_PER_SECOND = 30;
const DIRECTIONS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10 * FRAMES_PER_SECOND,
  PageUp: 10 * FRAMES_PER_SECOND,
};

/** The number of frames by which a key moves an end of the clip. Null for other keys. */
export function framesOf({ key, shiftKey }: { key: string; shiftKey: boolean }): number | null {
  const frames = DIRECTIONS[key];
  if (frames === undefined) return null;
  return shiftKey && Math.abs(frames) === 1 ? frames * FRAMES_PER_SECOND : frames;
}
