import { getGetGeoQueryOptions } from '@generated/api/channel/channel';
import { getGetEventQueryOptions } from '@generated/api/events/events';
import type { Event } from '@generated/model';
import type { QueryClient } from '@tanstack/react-query';
import { warmPicture } from '../../lib/warm-picture';

/** What every view of an event begins with; its picture and its player's code follow as soon as it tells of them. */
export function askEvent(queryClient: QueryClient, { id }: { id: number }): void {
  queryClient.fetchQuery(getGetEventQueryOptions(id)).then(warmStage, () => {});
  void queryClient.prefetchQuery(getGetGeoQueryOptions());
}

function warmStage({ image, has_access, stream_status }: Event): void {
  if (image) warmPicture(image);
  if (!has_access || stream_status === 'upcoming') return;
  // Opening the screen loads the same, and tells of a failure.
  import('./event-player').catch(() => {});
}
