interface Dated {
  event_utc_ts: number;
  stream_status: string;
}

export interface DayGroup<Row> {
  /** A calendar day, or `live` for the games that are live now. */
  day: string;
  /** Whether the previous page ended with this group, so that its heading is not repeated. */
  isContinued: boolean;
  events: Row[];
}

/**
 * Groups events, which are sorted by time, under the headings of a schedule. `before` is the last event of
 * the previous page.
 */
export function groupByDay<Row extends Dated>(
  events: readonly Row[],
  dayOf: (event: Row) => string,
  before: Row | undefined,
): DayGroup<Row>[] {
  const headingOf = (event: Row) => (event.stream_status === 'live' ? 'live' : dayOf(event));
  const groups: DayGroup<Row>[] = [];
  for (const event of events) {
    const day = headingOf(event);
    const last = groups.at(-1);
    if (last?.day === day) last.events.push(event);
    else {
      const isContinued = groups.length === 0 && before !== undefined && headingOf(before) === day;
      groups.push({ day, isContinued, events: [event] });
    }
  }
  return groups;
}
