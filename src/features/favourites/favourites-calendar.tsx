import { getListFavoriteEventsQueryOptions } from '@generated/api/events/events';
import type { Favorite } from '@generated/model';
import { useQueryClient } from '@tanstack/react-query';
import { downloadCalendar } from '../../components/calendar/download-calendar';
import { GamesCalendar } from '../../components/calendar/games-calendar';
import { useCalendarEntry } from '../../components/calendar/use-calendar-entry';
import { Text, useText } from '../../i18n/text';
import { showToast } from '../../ui/overlay/toasts';
import { followedIds } from './favourite-rows';

/** The maximum number of events that one request returns. */
const MAX_EVENTS = 200;
const UPCOMING = { stream_status: 'upcoming', limit: MAX_EVENTS } as const;

/** A button that adds the games of all favourites to the viewer's calendar. */
export function FavouritesCalendar({ favourites }: { favourites: readonly Favorite[] }) {
  const text = useText();
  const queryClient = useQueryClient();
  const entryOf = useCalendarEntry();
  const ids = followedIds(favourites);
  if (Object.values(ids).every((list) => list.length === 0)) return null;

  async function download() {
    try {
      const { data } = await queryClient.fetchQuery(getListFavoriteEventsQueryOptions(UPCOMING));
      if (data.length === 0) showToast({ message: 'favourites.calendarNone' });
      else downloadCalendar(data.map(entryOf), 'favourites', text('profile.favourites'));
    } catch {
      showToast({ type: 'error', message: 'favourites.calendarFailed' });
    }
  }

  return (
    <GamesCalendar
      ids={ids}
      name={text('profile.favourites')}
      size="small"
      onDownload={() => void download()}
    >
      <Text id="favourites.calendar" />
    </GamesCalendar>
  );
}
