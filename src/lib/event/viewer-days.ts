import type { Midnight } from '../time/zone-days';

/*
 * The API counts days by the clock of each event's venue; viewers count them by their own. A list is therefore
 * requested over every day that any venue may have, and cut at the viewer's midnights.
 */

const HOUR_S = 3_600;
/** No clock on earth is further behind UTC, or ahead of it. */
const MAX_BEHIND_S = 12 * HOUR_S;
const MAX_AHEAD_S = 14 * HOUR_S;

/** No event is older. */
export const ARCHIVE_BEGINS = '2022-08-01';

interface Days {
  start_date?: string | undefined;
  end_date?: string | undefined;
}

interface Dated {
  event_utc_ts: number;
}

const toDay = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 10);

/** The days to request, so that no event of the viewer's days is missing, wherever it takes place. */
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
 * The default schedule begins today. Games that are live now belong to it too, even where they began before the
 * viewer's midnight, so they are requested separately and come first.
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
  /** How many events there are, as far as the loaded pages show. */
  total: number;
}

/** The loaded pages without what belongs to other days, and without what is listed as live already. */
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
  const left = listed.reduce((sum, { data }) => sum + data.length, 0) - pages.flat().length;
  return {
    live: liveRows,
    pages,
    total: (live[0]?.meta.total ?? 0) + (listed[0]?.meta.total ?? 0) - left,
  };
}
