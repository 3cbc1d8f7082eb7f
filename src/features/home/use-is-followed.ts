import { useListFavorites } from '@generated/api/favourites/favourites';
import type { Event } from '@generated/model';
import { useChannel } from '../../api/hooks/channel';
import { useParticipants } from '../../api/hooks/participants';
import { useIsViewerAwaited, useViewer } from '../../api/hooks/viewer';
import { lineageIds } from '../../lib/channel/category-tree';
import { followsEvent } from '../../lib/favourites/follows-event';

/**
 * Returns a function that checks whether the viewer follows an event's team, school or
 * sport. Null while the favourites load.
 */
export function useIsFollowed(): ((event: Event) => boolean) | null {
  const signedIn = useViewer() !== null;
  const isViewerAwaited = useIsViewerAwaited();
  const tree = useChannel()['events-categories'];
  const teams = useParticipants();
  const { data, isError } = useListFavorites({ query: { enabled: signedIn } });
  if (isViewerAwaited || (signedIn && !data && !isError)) return null;
  const favourites = (signedIn && data?.data) || [];
  return (event) =>
    followsEvent(favourites, event, {
      schoolsOf: (id) => teams.get(id)?.groups.map((school) => school.id) ?? [],
      categoriesOf: (id) => lineageIds(tree, id),
    });
}
