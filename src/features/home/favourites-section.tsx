import { useListFavoriteEvents } from '@generated/api/events/events';
import { useListFavorites } from '@generated/api/favourites/favourites';
import { useViewer } from '../../api/hooks/viewer';
import { paths } from '../../lib/links/paths';
import { HomeSection } from './home-section';

const MAX_SHOWN = 12;

/** The next events of favourites; renders nothing without favourites. */
export function FavouritesSection() {
  const signedIn = useViewer() !== null;
  const { data: follows } = useListFavorites({ query: { enabled: signedIn } });
  const query = { enabled: signedIn && (follows?.data.length ?? 0) > 0 };
  const live = useListFavoriteEvents({ stream_status: 'live', limit: MAX_SHOWN }, { query });
  const next = useListFavoriteEvents({ stream_status: 'upcoming', limit: MAX_SHOWN }, { query });
  if (!signedIn || !follows?.data.length) return null;
  const events = [live, next].flatMap(({ data }) => data?.data ?? []).slice(0, MAX_SHOWN);
  return <HomeSection title="home.favourites" events={events} more={`${paths.schedule}?favourites=1`} />;
}
