import { getListEventsInfiniteQueryOptions } from '@generated/api/events/events-pages';
import type { QueryClient } from '@tanstack/react-query';
import { prefetchPicture } from '../../browser/prefetch-picture';
import { toLiveParams, toVenueDays } from '../../lib/event/viewer-days';
import { today } from '../../lib/time/today';
import { PAGED, pageParams } from './pages';
import { routeStatus } from './route-status';
import { readFilters, toListParams } from './schedule-filters';

/** Prefetches the first page of the list and its first picture, unless the filter needs the channel's ids. */
export function prefetchSchedule(
  queryClient: QueryClient,
  { path, search }: { path: string; search: string },
): void {
  const status = routeStatus(path);
  const filters = readFilters(new URLSearchParams(search));
  if (status === undefined || filters.school || filters.team || filters.favourites) return;
  const day = today(new Date());
  const params = toListParams(filters, { school: null, team: null }, { stream_status: status }, day);
  const live = toLiveParams(params, day);
  const [listed, first = listed] = [toVenueDays(params), ...(live ? [live] : [])].map((each) => {
    const options = getListEventsInfiniteQueryOptions(pageParams(each), { query: PAGED });
    return queryClient.fetchInfiniteQuery({ ...options, ...PAGED });
  });
  listed?.catch(() => {});
  first?.then(
    ({ pages }) => {
      const picture = pages[0]?.data[0]?.image;
      if (picture) prefetchPicture(picture);
    },
    () => {},
  );
}
