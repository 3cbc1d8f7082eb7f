import { getGetGeoQueryOptions } from '@generated/api/channel/channel';
import { getGetEventQueryOptions } from '@generated/api/events/events';
import type { Event } from '@generated/model';
import type { QueryClient } from '@tanstack/react-query';

/** What every view of an event begins with; the video's code follows as soon as the event says that it plays. */
export function askEvent(queryClient: QueryClient, { id }: { id: number }): void {
  queryClient.fetchQuery(getGetEventQueryOptions(id)).then(warmVideo, () => {});
  void queryClient.prefetchQuery(getGetGeoQueryOptions());
}

function warmVideo({ has_access, stream_status }: Event): void {
  if (!has_access || stream_status === 'upcoming') return;
  // Opening the screen loads the same, and tells of a failure.
  import('./event-player').catch(() => {});
  import('../../player/warm-player').then(({ warmPlayer }) => warmPlayer()).catch(() => {});
}
