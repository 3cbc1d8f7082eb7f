import { useListEvents } from '@generated/api/events/events';
import type { Event } from '@generated/model';
import { today } from '../../../lib/time/today';
import { nextVideo } from '../watch/next-video';

const SHOWN = 8;

/** What may be watched after this one: of the same category, and of the same standing. */
export function useMoreEvents(event: Event): { more: Event[]; next: Event | null } {
  const finished = event.stream_status === 'finished';
  const { data } = useListEvents({
    sport: event.event_category_id,
    stream_status: finished ? 'finished' : undefined,
    sort_direction: finished ? 'desc' : 'asc',
    start_date: finished ? undefined : today(new Date()),
    limit: SHOWN + 1,
  });
  if (!data) return { more: [], next: null };
  const more = data.data.filter(({ id }) => id !== event.id).slice(0, SHOWN);
  return { more, next: nextVideo(event, more) };
}
