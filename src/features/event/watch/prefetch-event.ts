import { getGetGeoQueryOptions } from '@generated/api/channel/channel';
import { getGetEventQueryOptions } from '@generated/api/events/events';
import type { QueryClient } from '@tanstack/react-query';
import { prefetchPicture } from '../../../browser/prefetch-picture';
import { prefetchPlayer } from '../../../player/engine/prefetch-player';
import { lazyGate } from '../gate/lazy-gate';

/** Prefetches an event, and its picture once the response has it. */
export function prefetchEvent(queryClient: QueryClient, { id }: { id: number }): void {
  queryClient.fetchQuery(getGetEventQueryOptions(id)).then(
    ({ image, stream_status, has_access }) => {
      if (image) prefetchPicture(image);
      // The page reports a failure.
      if (stream_status === 'upcoming' || !has_access) lazyGate.open().catch(() => {});
    },
    () => {},
  );
  void queryClient.prefetchQuery(getGetGeoQueryOptions());
}

/** Prefetches the player for an event. Opening the event reports a failure. */
export function prefetchEventPlayer(): void {
  import('./event-player').catch(() => {});
  prefetchPlayer();
}
