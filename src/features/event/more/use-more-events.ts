import { useListEvents } from '@generated/api/events/events';
import type { Event } from '@generated/model';
import { nextVideo } from '../watch/next-video';

const SHOWN = 8;

/** Events to watch next: of the same category; after a live game also all other live ones. */
export function useMoreEvents(event: Event): { more: Event[]; next: Event | null } {
  const finished = event.stream_status === 'finished';
  const live = useListEvents({ stream_status: 'live', limit: SHOWN + 1 }, { query: { enabled: !finished } });
  const others = useListEvents({
    sport: event.event_category_id,
    stream_status: finished ? 'finished' : 'upcoming',
    sort_direction: finished ? 'desc' : 'asc',
    limit: SHOWN + 1,
  });
  if (!others.data || (!finished && live.isPending)) return { more: [], next: null };
  const more = [...(live.data?.data ?? []), ...others.data.data]
    .filter(({ id }) => id !== event.id)
    .slice(0, SHOWN);
  return { more, next: nextVideo(event, more) };
}
