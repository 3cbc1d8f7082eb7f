const DEFAULT_DURATION_S = 7_200;

/** Returns the end of an event in seconds, which is two hours after its start if the duration is unknown. */
export function eventEnd(start: number, duration: number | null): number {
  return start + (duration ?? DEFAULT_DURATION_S);
}
