interface Dated {
  event_utc_ts: number;
}

/** A night of games ends at four in the morning, by the viewer's clock. */
const NIGHT_ENDS_HOUR = 4;
const EVENING_BEGINS_HOUR = 17;
const WEEK_DAYS = 7;

const atHour = (now: Date, hour: number, daysLater = 0): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysLater, hour).getTime() / 1_000;

/** When the present day of games ends, in seconds since 1970: at four in the morning. */
export function endOfTonight(nowMs: number): number {
  const now = new Date(nowMs);
  return atHour(now, NIGHT_ENDS_HOUR, now.getHours() < NIGHT_ENDS_HOUR ? 0 : 1);
}

interface UpcomingRows<Row> {
  tonight: Row[];
  /** No game of `tonight` begins before the evening. */
  isEvening: boolean;
  /** After tonight, within seven days. */
  week: Row[];
  later: Row[];
}

/** Divides upcoming events by how far off they are on the viewer's clock. */
export function upcomingRows<Row extends Dated>(events: readonly Row[], nowMs: number): UpcomingRows<Row> {
  const nightEnds = endOfTonight(nowMs);
  const now = new Date(nowMs);
  const weekEnds = atHour(now, NIGHT_ENDS_HOUR, WEEK_DAYS + (now.getHours() < NIGHT_ENDS_HOUR ? 0 : 1));
  const tonight = events.filter(({ event_utc_ts }) => event_utc_ts < nightEnds);
  return {
    tonight,
    isEvening: tonight.every(({ event_utc_ts }) => {
      const hour = new Date(event_utc_ts * 1_000).getHours();
      return hour >= EVENING_BEGINS_HOUR || hour < NIGHT_ENDS_HOUR;
    }),
    week: events.filter(({ event_utc_ts }) => event_utc_ts >= nightEnds && event_utc_ts < weekEnds),
    later: events.filter(({ event_utc_ts }) => event_utc_ts >= weekEnds),
  };
}
