import { ARCHIVE_BEGINS } from '../../../lib/event/viewer-days';

/** Seasons of school sports run from August to July. */
const FIRST_MONTH = 7;

interface Season {
  /** The years in which the season begins and ends. */
  years: [number, number];
  firstDay: string;
}

export function seasonAt(nowMs: number): Season {
  const now = new Date(nowMs);
  const year = now.getFullYear() - (now.getMonth() < FIRST_MONTH ? 1 : 0);
  const firstDay = `${year}-08-01`;
  return { years: [year, year + 1], firstDay: firstDay < ARCHIVE_BEGINS ? ARCHIVE_BEGINS : firstDay };
}

interface Dated {
  event_utc_ts: number;
}

/** Groups games by month in the viewer's time zone, such as 2026-11, and keeps their order. */
export function byMonth<Row extends Dated>(events: readonly Row[]): [month: string, events: Row[]][] {
  const months = new Map<string, Row[]>();
  for (const event of events) {
    const date = new Date(event.event_utc_ts * 1_000);
    const month = `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
    months.set(month, [...(months.get(month) ?? []), event]);
  }
  return [...months];
}

/** The live game, otherwise the first upcoming game. Null if there is neither. */
export function nextGame<Row extends { stream_status: string }>(events: readonly Row[]): Row | null {
  return (
    events.find(({ stream_status }) => stream_status === 'live') ??
    events.find(({ stream_status }) => stream_status === 'upcoming') ??
    null
  );
}
