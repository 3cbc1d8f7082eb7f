const TWO_HOURS = 7_200;

/** The end of an event in seconds; two hours after its start where the duration is unknown. */
export function eventEnd(start: number, duration: number | null): number {
  return start + (duration ?? TWO_HOURS);
}
