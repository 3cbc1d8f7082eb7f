import { getListEventsQueryOptions } from '@generated/api/events/events';
import { getListPackagesQueryOptions, getListSubscriptionsQueryOptions } from '@generated/api/passes/passes';
import type { QueryClient } from '@tanstack/react-query';
import { COMPARED_GAMES } from '../../components/passes/use-added';
import { parseId } from '../../lib/parse/parse-id';

/** Prefetches the products, and the games that the comparison counts. Failures are reported by the screen. */
export function prefetchPackages(queryClient: QueryClient, { search }: { search: string }): void {
  void queryClient.prefetchQuery(getListPackagesQueryOptions({ no_limit: 1 }));
  void queryClient.prefetchQuery(getListSubscriptionsQueryOptions());
  const event_id = parseId(new URLSearchParams(search).get('event_id'));
  if (event_id !== null)
    void queryClient.prefetchQuery(getListPackagesQueryOptions({ event_id, no_limit: 1 }));
  else for (const params of COMPARED_GAMES) void queryClient.prefetchQuery(getListEventsQueryOptions(params));
}
