import { useListEvents } from '@generated/api/events/events';
import type { Event } from '@generated/model';
import { useFavourites } from '../../../api/hooks/favourites';
import { useIsUntouched } from '../../../browser/use-is-untouched';
import { nextVideo } from '../watch/next-video';
import { moreEvents, teamOfInterest } from './more-events';

const LIVE_LIMIT = 9;
const TEAM_LIMIT = 5;

interface MoreEvents {
  isPending: boolean;
  more: Event[];
  /** The video that follows a recording. */
  next: Event | null;
  /** What else is live now. */
  live: Event[];
}

/**
 * Games to watch next: what is live now, then those of one of this event's teams, or of its sport. Where they are not
 * shown, they are for what follows a press.
 */
export function useMoreEvents(event: Event, isShown = false): MoreEvents {
  const favourites = useFavourites();
  const team = teamOfInterest(
    event.participants,
    (id) => favourites?.isFavourite('participant', id) ?? false,
  );
  const of = team === null ? { sport: event.event_category_id } : { team };
  const isUntouched = useIsUntouched();
  const query = { enabled: isShown || !isUntouched };
  const live = useListEvents({ stream_status: 'live', limit: LIVE_LIMIT }, { query });
  const next = useListEvents(
    { ...of, stream_status: 'upcoming', sort_direction: 'asc', limit: TEAM_LIMIT },
    { query },
  );
  const last = useListEvents(
    { ...of, stream_status: 'finished', sort_direction: 'desc', limit: TEAM_LIMIT },
    { query },
  );
  const isPending = live.isPending || next.isPending || last.isPending;
  if (isPending) return { isPending, more: [], next: null, live: [] };
  const lists = {
    live: live.data?.data ?? [],
    next: next.data?.data ?? [],
    last: last.data?.data ?? [],
  };
  return {
    isPending,
    more: moreEvents(event, lists),
    next: nextVideo(event, lists.last),
    live: lists.live.filter(({ id }) => id !== event.id),
  };
}
