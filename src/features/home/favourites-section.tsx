import { useListFavoriteEvents } from '@generated/api/events/events';
import { useListFavorites } from '@generated/api/favourites/favourites';
import { useViewer } from '../../api/hooks/viewer';
import { paths } from '../../lib/links/paths';
import { today } from '../../lib/time/today';
import { HomeSection } from './home-section';

const ASKED_FOR = 12;

/** What comes next for those whom the viewer follows; nothing for who follows nobody. */
export function FavouritesSection() {
  const signedIn = useViewer() !== null;
  const { data: follows } = useListFavorites({ query: { enabled: signedIn } });
  const { data } = useListFavoriteEvents(
    { start_date: today(new Date()), limit: ASKED_FOR },
    { query: { enabled: signedIn && (follows?.data.length ?? 0) > 0 } },
  );
  if (!signedIn || !follows?.data.length) return null;
  const events = data?.data.filter(({ stream_status }) => stream_status !== 'finished') ?? [];
  return <HomeSection title="home.favourites" events={events} more={`${paths.schedule}?favourites=1`} />;
}
