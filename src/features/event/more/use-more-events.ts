import { useListEvents } from '@generated/api/events/events';
import type { Event } from '@generated/model';
import { useFavourites } from '../../../api/hooks/favourites';
import { nextVideo } from '../watch/next-video';
import { moreEvents, teamOfInterest } from './more-events';

const MAX_LIVE = 9;
const MAX_OF_TEAM = 5;

interface MoreEvents {
  more: Event[];
  /** The recording that plays after the current recording. */
  next: Event | null;
  /** The other live events. */
  live: Event[];
}

/**
 * With `enabled: false` nothing is requested here. The games appear once another
 * component has requested them.
 */
interface MoreOptions {
  enabled: boolean;
}

/**
 * Games to watch next: live games, then games of one of this event's teams. For an event
 * without teams, games of its sport.
 */
export function useMoreEvents(event: Event, { enabled }: MoreOptions): MoreEvents {
  const favourites = useFavourites();
  const team = teamOfInterest(
    event.participants,
    (id) => favourites?.isFavourite('participant', id) ?? false,
  );
  const filter = team === null ? { sport: event.event_category_id } : { team };
  const query = { query: { enabled } };
  const live = useListEvents({ stream_status: 'live', limit: MAX_LIVE }, query);
  const next = useListEvents(
    { ...filter, stream_status: 'upcoming', sort_direction: 'asc', limit: MAX_OF_TEAM },
    query,
  );
  const last = useListEvents(
    { ...filter, stream_status: 'finished', sort_direction: 'desc', limit: MAX_OF_TEAM },
    query,
  );
  if (live.isPending || next.isPending || last.isPending) return { more: [], next: null, live: [] };
  const lists = {
    live: live.data?.data ?? [],
    next: next.data?.data ?? [],
    last: last.data?.data ?? [],
  };
  return {
    more: moreEvents(event, lists),
    next: nextVideo(event, lists.last),
    live: lists.live.filter(({ id }) => id !== event.id),
  };
}
