import { type IntlShape, useIntl } from 'react-intl';
import { firstView } from '../../browser/first-view';
import { useText } from '../../i18n/text';
import { timeOfDay } from '../../i18n/time-of-day';
import { knownTimeZone, timeZoneName, zoneName } from '../../i18n/time-zones';
import { dateFormatter } from '../../lib/text/formatters';

interface EventTimeProps {
  event: { event_utc_ts: number; time_zone: string };
  /** Also shows the venue's local time if it differs. */
  venue?: boolean;
  /** Always shows the year, for example in a list that contains other years. */
  year?: boolean;
}

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/** Returns whether an event starts in the current year of the viewer's time zone. */
export function useIsThisYear(): (event: { event_utc_ts: number }) => boolean {
  const { timeZone } = useIntl();
  const yearOf = dateFormatter('en', { year: 'numeric', timeZone }).format;
  const thisYear = yearOf(firstView.time());
  return ({ event_utc_ts }) => yearOf(event_utc_ts * 1000) === thisYear;
}

/** The start time in the viewer's time zone and, on request, at the venue. */
export function EventTime({ event, venue = false, year = false }: EventTimeProps) {
  const intl = useIntl();
  const text = useText();
  const isThisYear = useIsThisYear();
  const start = event.event_utc_ts * 1000;
  const namesYear = year || !isThisYear(event);
  const local = intl.formatDate(start, {
    ...DAY,
    ...timeOfDay(intl.locale),
    year: namesYear ? 'numeric' : undefined,
  });
  const timeZone = timeZoneName(event.time_zone);
  const known = knownTimeZone(event.time_zone) !== null;
  const there = venue && clockAtVenue(intl, start, timeZone, known);
  return (
    <time dateTime={new Date(start).toISOString()}>
      {local}
      {there &&
        ` · ${text(known ? 'event.venueTime' : 'event.venueZoneUnknown', { time: there, zone: zoneName(intl.locale, start, timeZone) })}`}
    </time>
  );
}

/** The local time at the venue, with the day if it differs. Null if the time is the same as the viewer's. */
function clockAtVenue(intl: IntlShape, start: number, timeZone: string, known: boolean): string | null {
  const same = (options: Intl.DateTimeFormatOptions) =>
    dateFormatter('en', { ...options, timeZone: intl.timeZone }).format(start) ===
    dateFormatter('en', { ...options, timeZone }).format(start);
  if (known && same({ dateStyle: 'short', timeStyle: 'short' })) return null;
  return intl.formatDate(start, {
    ...timeOfDay(intl.locale),
    timeZone,
    weekday: same({ dateStyle: 'short' }) ? undefined : 'short',
  });
}
