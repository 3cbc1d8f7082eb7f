import { getListEventsInfiniteQueryOptions } from '@generated/api/events/events';
import type { QueryClient } from '@tanstack/react-query';
import { prefetchPicture } from '../../browser/prefetch-picture';
import { today } from '../../lib/time/today';
import { PAGED, pageParams } from './pages';
import { routeStatus } from './route-status';
import { readFilters, toListParams } from './schedule-filters';

/** The first page of the list and its first picture, where no channel need tell which school or team is meant. */
export function prefetchSchedule(
  queryClient: QueryClient,
  { path, search }: { path: string; search: string },
): void {
  const status = routeStatus(path);
  const filters = readFilters(new URLSearchParams(search));
  if (status === undefined || filters.school || filters.team || filters.favourites) return;
  const params = toListParams(
    filters,
    { school: null, team: null },
    { stream_status: status },
    today(new Date()),
  );
  const options = getListEventsInfiniteQueryOptions(pageParams(params), { query: PAGED });
  queryClient.fetchInfiniteQuery({ ...options, ...PAGED }).then(
    ({ pages }) => {
      const picture = pages[0]?.data[0]?.image;
      if (picture) prefetchPicture(picture);
    },
    () => {},
  );
}
