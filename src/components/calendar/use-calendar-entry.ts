import type { Event } from '@generated/model';
import type { CalendarEntry } from '../../lib/event/calendar-entry';
import { paths } from '../../lib/links/paths';
import { useEventFacts } from '../event-card/use-event-facts';
import { useEventTitle } from '../event-card/use-event-title';

/** Converts an event to a calendar entry. */
export function useCalendarEntry(): (event: Event) => CalendarEntry {
  const titleOf = useEventTitle();
  const factsOf = useEventFacts();
  return (event) => ({
    id: event.id,
    title: titleOf(event),
    description: event.description,
    start: event.event_utc_ts,
    duration: event.duration,
    location: factsOf(event).venue,
    url: new URL(paths.watch(event.id), location.origin).href,
  });
}
