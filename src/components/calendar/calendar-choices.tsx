import type { Event } from '@generated/model';
import { Text } from '../../i18n/text';
import { calendarFile, googleCalendarLink } from '../../lib/event/calendar-entry';
import { paths } from '../../lib/links/paths';
import { useEventFacts } from '../event-card/use-event-facts';
import { useEventTitle } from '../event-card/use-event-title';

const REVOKE_AFTER_MS = 60_000;

export function CalendarChoices({ event }: { event: Event }) {
  const title = useEventTitle()(event);
  const { place } = useEventFacts()(event);
  const entry = {
    id: event.id,
    title,
    description: event.description,
    start: event.event_utc_ts,
    duration: event.duration,
    place,
    url: new URL(paths.watch(event.id), location.origin).href,
  };

  function download() {
    const file = new Blob([calendarFile(entry, location.hostname, Math.floor(Date.now() / 1000))], {
      type: 'text/calendar;charset=utf-8',
    });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `${event.id}.ics`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
  }

  return (
    <ul>
      <li>
        <button type="button" onClick={download}>
          <Text id="calendar.file" />
        </button>
      </li>
      <li>
        <a href={googleCalendarLink(entry)} target="_blank" rel="noreferrer">
          <Text id="calendar.google" />
        </a>
      </li>
    </ul>
  );
}
