const EVENTS = '/api/events?';
const SORTED = 'sort_field=event_utc_ts&sort_direction=';
const COMPARED = `${EVENTS}limit=200&offset=0&${SORTED}asc&stream_status=`;
/** The first page of a list that loads more events while the viewer scrolls. */
const PAGE = '&limit=24&offset=0';

/** The games that the comparison of passes counts for each pass. */
const COMPARED_GAMES = [
  `${COMPARED}upcoming&type=paid`,
  `${COMPARED}upcoming&type=ppv`,
  `${COMPARED}finished&type=paid`,
];

const NO_ZONE_IS_FURTHER_BEHIND_MS = 12 * 3_600_000;

/** The first day on which an event of the viewer's current day may start by the clock of its venue. */
function firstVenueDay(now: number): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  return new Date(midnight - NO_ZONE_IS_FURTHER_BEHIND_MS).toISOString().slice(0, 10);
}

/**
 * Returns the addresses of the first lists of events on the screen at a path without a query. The early bundle
 * loads this while it waits for the keys. `tests/early-calls.test.ts` compares the addresses with the
 * generated ones.
 */
export function firstLists(path: string, now: number): readonly string[] {
  switch (path) {
    case '/schedule':
      return [
        `${EVENTS}start_date=${firstVenueDay(now)}&${SORTED}asc${PAGE}`,
        `${EVENTS}${SORTED}asc&stream_status=live${PAGE}`,
      ];
    case '/live':
      return [`${EVENTS}stream_status=live&${SORTED}asc${PAGE}`];
    case '/upcoming':
      return [`${EVENTS}stream_status=upcoming&${SORTED}asc${PAGE}`];
    case '/vod':
      return [`${EVENTS}stream_status=finished&${SORTED}desc${PAGE}`];
    case '/packages':
    case '/passes':
      return COMPARED_GAMES;
    default:
      return [];
  }
}
