import { getGetGeoQueryOptions } from '@generated/api/channel/channel';
import { getGetEventQueryOptions } from '@generated/api/events/events';
import type { Event } from '@generated/model';
import type { QueryClient } from '@tanstack/react-query';
import { prefetchPicture } from '../../../browser/prefetch-picture';
import { prefetchPlayer } from '../../../player/engine/prefetch-player';
import { preloadStream } from '../../../player/engine/preload-stream';
import { startModeOf } from '../../../player/session/use-auto-play';
import { sourceOfMedia } from '../../../player/source/source-of-media';
import { lazyGate } from '../gate/lazy-gate';

/** Prefetches an event, and what its page shows first once the response has it. */
export function prefetchEvent(queryClient: QueryClient, { id }: { id: number }): void {
  queryClient.fetchQuery(getGetEventQueryOptions(id)).then(
    (event) => {
      if (event.image) prefetchPicture(event.image);
      // The page reports a failure.
      if (event.stream_status === 'upcoming' || !event.has_access) lazyGate.open().catch(() => {});
      // A viewer who has to press play first gets the page first: evaluating the player would delay it.
      else if (startModeOf('address') !== 'wait') prefetchVideo(event);
    },
    () => {},
  );
  void queryClient.prefetchQuery(getGetGeoQueryOptions());
}

function prefetchVideo({ media, stream_status }: Event): void {
  const { source } = sourceOfMedia(media, stream_status) ?? {};
  if (!source) return;
  preloadStream(source);
  if (source.type === 'embedded') import('./event-player').catch(() => {});
  else prefetchEventPlayer();
}

/** Prefetches the player for an event. Opening the event reports a failure. */
export function prefetchEventPlayer(): void {
  import('./event-player').catch(() => {});
  prefetchPlayer();
}
