import { getListHomepageEventsQueryOptions } from '@generated/api/events/events';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Prefetches the events of the home page. A query prevents this, because it may name a
 * school or team whose id is not known yet.
 */
export function prefetchHome(queryClient: QueryClient, { search }: { search: string }): void {
  if (search === '') void queryClient.prefetchQuery(getListHomepageEventsQueryOptions({}));
}
