import { useIntl } from 'react-intl';
import { useText } from '../i18n/text';
import { timeZoneName } from '../i18n/time-zones';

interface EventTimeProps {
  event: { event_utc_ts: number; time_zone: string };
  /** The venue's own time too, where it differs from the viewer's. */
  venue?: boolean;
}

const DAY_AND_TIME = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** When an event begins: on the viewer's clock, and on the venue's. */
export function EventTime({ event, venue = false }: EventTimeProps) {
  const intl = useIntl();
  const text = useText();
  const start = event.event_utc_ts * 1000;
  const thisYear = new Date(start).getFullYear() === new Date().getFullYear();
  const local = intl.formatDate(start, { ...DAY_AND_TIME, year: thisYear ? undefined : 'numeric' });
  const zone = timeZoneName(event.time_zone);
  const there = intl.formatDate(start, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
    // The day is said only where it is another one there.
    weekday: sameDay(start, zone) ? undefined : 'short',
  });
  const differs = clockIn(start, undefined) !== clockIn(start, zone);
  return (
    <time dateTime={new Date(start).toISOString()}>
      {local}
      {venue && differs && ` · ${text('event.venueTime', { time: there })}`}
    </time>
  );
}

function clockIn(time: number, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    day: 'numeric',
  }).format(time);
}

function sameDay(time: number, timeZone: string): boolean {
  const day = (zone?: string) =>
    new Intl.DateTimeFormat('en', { timeZone: zone, dateStyle: 'short' }).format(time);
  return day() === day(timeZone);
}
