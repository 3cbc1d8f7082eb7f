import { getGetGeoQueryOptions } from '@generated/api/channel/channel';
import { getGetEventQueryOptions } from '@generated/api/events/events';
import type { QueryClient } from '@tanstack/react-query';

/** What every view of an event begins with. */
export function askEvent(queryClient: QueryClient, { id }: { id: number }): void {
  void queryClient.prefetchQuery(getGetEventQueryOptions(id));
  void queryClient.prefetchQuery(getGetGeoQueryOptions());
}
