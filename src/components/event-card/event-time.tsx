import { type IntlShape, useIntl } from 'react-intl';
import { useText } from '../../i18n/text';
import { timeZoneName } from '../../i18n/time-zones';
import { dateFormatter } from '../../lib/text/formatters';

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
  const there = venue && clockAtVenue(intl, start, timeZoneName(event.time_zone));
  return (
    <time dateTime={new Date(start).toISOString()}>
      {local}
      {there && ` · ${text('event.venueTime', { time: there })}`}
    </time>
  );
}

/** The venue's clock, with its day where it is another one there; nothing where it is the viewer's. */
function clockAtVenue(intl: IntlShape, start: number, timeZone: string): string | null {
  const same = (options: Intl.DateTimeFormatOptions) =>
    dateFormatter('en', options).format(start) ===
    dateFormatter('en', { ...options, timeZone }).format(start);
  if (same({ dateStyle: 'short', timeStyle: 'short' })) return null;
  return intl.formatDate(start, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
    weekday: same({ dateStyle: 'short' }) ? undefined : 'short',
  });
}
