import { getGetGeoQueryOptions } from '@generated/api/channel/channel';
import { getGetEventQueryOptions } from '@generated/api/events/events';
import type { QueryClient } from '@tanstack/react-query';
import { prefetchPicture } from '../../../browser/prefetch-picture';
import { prefetchPlayer } from '../../../player/engine/prefetch-player';

/** What every view of an event begins with; its picture follows as soon as it tells of it. */
export function prefetchEvent(queryClient: QueryClient, { id }: { id: number }): void {
  queryClient.fetchQuery(getGetEventQueryOptions(id)).then(
    ({ image }) => image && prefetchPicture(image),
    () => {},
  );
  void queryClient.prefetchQuery(getGetGeoQueryOptions());
}

/** What plays an event, for those who are about to open one. Opening it tells what fails. */
export function prefetchEventPlayer(): void {
  import('./event-player').catch(() => {});
  prefetchPlayer();
}
