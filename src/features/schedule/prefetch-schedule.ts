import { getListEventsInfiniteQueryOptions } from '@generated/api/events/events-pages';
import type { QueryClient } from '@tanstack/react-query';
import { prefetchPicture } from '../../browser/prefetch-picture';
import { zoneDays } from '../../lib/time/zone-days';
import { pageText } from './page-text';
import { PAGED, pageParams } from './pages';
import { routeStatus } from './route-status';
import { listRequests, paramsOfAddress } from './schedule-requests';

/**
 * Prefetches the first page of the list and its first image. This is not possible if a
 * filter needs ids that only the channel's data contains.
 */
export function prefetchSchedule(queryClient: QueryClient, address: { path: string; search: string }): void {
  // Channel pages usually have a text. Failures are ignored, because the page requests its code again.
  if (routeStatus(address.path) === undefined) pageText.open().catch(() => {});
  const viewerDays = zoneDays(Date.now());
  const params = paramsOfAddress(address, viewerDays.today);
  if (!params) return;
  const requests = listRequests(params, viewerDays);
  const [listed, first = listed] = [requests.listed, ...(requests.live ? [requests.live] : [])].map(
    (each) => {
      const options = getListEventsInfiniteQueryOptions(pageParams(each), { query: PAGED });
      return queryClient.fetchInfiniteQuery({ ...options, ...PAGED });
    },
  );
  listed?.catch(() => {});
  first?.then(
    ({ pages }) => {
      const picture = pages[0]?.data[0]?.image;
      if (picture) prefetchPicture(picture);
    },
    () => {},
  );
}
