import { useListEvents } from '@generated/api/events/events';
import type { Event } from '@generated/model';
import { useFavourites } from '../../../api/hooks/favourites';
import { nextVideo } from '../watch/next-video';
import { moreEvents, teamOfInterest } from './more-events';

const LIVE_LIMIT = 9;
const TEAM_LIMIT = 5;

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
  const of = team === null ? { sport: event.event_category_id } : { team };
  const query = { query: { enabled } };
  const live = useListEvents({ stream_status: 'live', limit: LIVE_LIMIT }, query);
  const next = useListEvents(
    { ...of, stream_status: 'upcoming', sort_direction: 'asc', limit: TEAM_LIMIT },
    query,
  );
  const last = useListEvents(
    { ...of, stream_status: 'finished', sort_direction: 'desc', limit: TEAM_LIMIT },
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
