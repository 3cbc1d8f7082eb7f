import { getListHomepageEventsQueryOptions } from '@generated/api/events/events';
import type { QueryClient } from '@tanstack/react-query';

/** Prefetches home's events, unless the address filters by a school or team whose id only the channel knows. */
export function prefetchHome(queryClient: QueryClient, { search }: { search: string }): void {
  if (search === '') void queryClient.prefetchQuery(getListHomepageEventsQueryOptions({}));
}
