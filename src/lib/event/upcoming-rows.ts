interface Dated {
  event_utc_ts: number;
}

/** The games of a day end at four in the morning, by the viewer's clock. */
const NIGHT_ENDS_HOUR = 4;
const EVENING_BEGINS_HOUR = 17;
const WEEK_DAYS = 7;

const atHour = (now: Date, hour: number, daysLater = 0): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysLater, hour).getTime() / 1_000;

/** Returns the end of the current day of games, in seconds since 1970: the next four in the morning. */
export function endOfTonight(nowMs: number): number {
  const now = new Date(nowMs);
  return atHour(now, NIGHT_ENDS_HOUR, now.getHours() < NIGHT_ENDS_HOUR ? 0 : 1);
}

interface UpcomingRows<Row> {
  tonight: Row[];
  /** Whether no game of `tonight` starts before the evening. */
  isEvening: boolean;
  /** The games after tonight and within seven days. */
  week: Row[];
  later: Row[];
}

/** Divides upcoming events into tonight, this week and later, by the viewer's clock. */
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
