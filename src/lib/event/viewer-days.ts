import type { Midnight } from '../time/zone-days';

/* The API counts days by the clock of each event's venue, but viewers count them by their own clock. A
   list is therefore requested for every day that any venue may have, and cut at the viewer's midnights. */

const HOUR_S = 3_600;
/** No time zone is further behind UTC than the first value, or further ahead of it than the second. */
const MAX_BEHIND_S = 12 * HOUR_S;
const MAX_AHEAD_S = 14 * HOUR_S;

/** The day of the oldest event. */
export const ARCHIVE_BEGINS = '2022-08-01';

interface Days {
  start_date?: string | undefined;
  end_date?: string | undefined;
}

interface Dated {
  event_utc_ts: number;
}

const toDay = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 10);

/**
 * Returns the days to request, so that none of the events of the viewer's days is missing, whatever its
 * venue's time zone.
 */
export function toVenueDays<Params extends Days>(params: Params, midnight: Midnight): Params {
  const { start_date, end_date } = params;
  return {
    ...params,
    ...(start_date && { start_date: firstVenueDay(start_date, midnight) }),
    ...(end_date && { end_date: toDay(midnight(end_date, 1) - 1 + MAX_AHEAD_S) }),
  };
}

function firstVenueDay(day: string, midnight: Midnight): string {
  const first = toDay(midnight(day) - MAX_BEHIND_S);
  return first < ARCHIVE_BEGINS ? ARCHIVE_BEGINS : first;
}

/** Whether an event starts on one of the viewer's days. */
export function isOnViewerDays(
  { event_utc_ts }: Dated,
  { start_date, end_date }: Days,
  midnight: Midnight,
): boolean {
  return (
    (!start_date || event_utc_ts >= midnight(start_date)) &&
    (!end_date || event_utc_ts < midnight(end_date, 1))
  );
}

/**
 * Returns the parameters that request live games; null if the list does not need them. The default schedule
 * starts today, but also contains games that started before the viewer's midnight and are still live. So live
 * games are requested separately and come first.
 */
export function toLiveParams<Params extends Days & { stream_status?: string | undefined }>(
  params: Params,
  today: string,
) {
  const { start_date, end_date, stream_status, ...others } = params;
  if (stream_status || end_date || start_date !== today) return null;
  return { ...others, stream_status: 'live' as const };
}

interface Page<Row> {
  data: readonly Row[];
  meta: { total: number };
}

interface Schedule<Row> {
  live: Row[];
  pages: Row[][];
  /** The number of events, as far as the loaded pages show it. */
  total: number;
}

/**
 * Merges the loaded pages, without events of other days and without events that are already listed as live.
 */
export function mergeSchedule<Row extends Dated & { id: number }>(
  live: readonly Page<Row>[],
  listed: readonly Page<Row>[],
  days: Days,
  midnight: Midnight,
): Schedule<Row> {
  const liveRows = live.flatMap(({ data }) => data);
  const liveIds = new Set(liveRows.map(({ id }) => id));
  const pages = listed.map(({ data }) =>
    data.filter((event) => !liveIds.has(event.id) && isOnViewerDays(event, days, midnight)),
  );
  const removedCount = listed.reduce((sum, { data }) => sum + data.length, 0) - pages.flat().length;
  return {
    live: liveRows,
    pages,
    total: (live[0]?.meta.total ?? 0) + (listed[0]?.meta.total ?? 0) - removedCount,
  };
}
