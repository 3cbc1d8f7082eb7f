import { useListEvents } from '@generated/api/events/events';
import type { Event } from '@generated/model';
import { useFavourites } from '../../../api/hooks/favourites';
import { nextVideo } from '../watch/next-video';
import { moreEvents, teamOfInterest } from './more-events';

const LIVE_LIMIT = 9;
const TEAM_LIMIT = 5;

interface MoreEvents {
  more: Event[];
  /** The video that follows a recording. */
  next: Event | null;
  /** What else is live now. */
  live: Event[];
}

/** `enabled`: they are fetched for this place; otherwise, they are there once another place has fetched them. */
interface MoreOptions {
  enabled: boolean;
}

/** Games to watch next: what is live now, then those of one of this event's teams, or of its sport. */
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
