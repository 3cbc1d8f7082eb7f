import { getListHomepageEventsQueryOptions } from '@generated/api/events/events';
import type { QueryClient } from '@tanstack/react-query';

/** Home's events, where the address narrows them to no school or team whose id the channel would tell. */
export function askHome(queryClient: QueryClient, { search }: { search: string }): void {
  if (search === '') void queryClient.prefetchQuery(getListHomepageEventsQueryOptions({}));
}
