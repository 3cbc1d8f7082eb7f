const TWO_HOURS = 7_200;

/** When an event is over, in seconds; about two hours after its start where nobody knows. */
export function eventEnd(start: number, duration: number | null): number {
  return start + (duration ?? TWO_HOURS);
}
