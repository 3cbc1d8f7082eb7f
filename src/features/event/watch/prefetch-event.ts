import { getGetGeoQueryOptions } from '@generated/api/channel/channel';
import { getGetEventQueryOptions } from '@generated/api/events/events';
import type { Event } from '@generated/model';
import type { QueryClient } from '@tanstack/react-query';
import { prefetchPicture } from '../../../browser/prefetch-picture';
import { accessTo } from '../../../lib/event/access-to';
import { prefetchPlayer } from '../../../player/engine/prefetch-player';
import { preloadStream } from '../../../player/engine/preload-stream';
import { waitForPoster } from '../../../player/engine/wait-for-poster';
import { startModeOf } from '../../../player/session/use-auto-play';
import { sourceOfMedia } from '../../../player/source/source-of-media';
import { lazyGate } from '../gate/lazy-gate';
import { persistentPlayer } from '../persistent-player/persistent-player-store';
import { openPersistentPlayer } from '../persistent-player/use-persistent-player';

/** Prefetches an event, and what its page shows first once the response has it. */
export function prefetchEvent(queryClient: QueryClient, { id }: { id: number }): void {
  const options = getGetEventQueryOptions(id);
  // The page of an event that the edge has rendered says whether it has a gate, but not its stream.
  const rendered = queryClient.getQueryData(options.queryKey);
  if (rendered && !hasGate(rendered)) void waitForPoster(rendered.image).then(prefetchEventPlayer);
  // The page reports a failure.
  queryClient
    .fetchQuery(options)
    .then((event) => prefetchStage(event))
    .catch(() => {});
  void queryClient.prefetchQuery(getGetGeoQueryOptions());
}

async function prefetchStage(event: Event): Promise<void> {
  if (event.image) prefetchPicture(event.image);
  if (hasGate(event)) {
    await lazyGate.open();
    return;
  }
  // A viewer who has to press play gets the poster first.
  if (startModeOf('address') === 'wait') await waitForPoster(event.image);
  prefetchVideo(event);
}

const VISITOR = { signedIn: false, geoBlocked: false, capabilities: [] };

/** Whether a gate takes the place of the video, unless an account opens it. */
function hasGate(event: Event): boolean {
  const { gate } = accessTo(event, VISITOR, null);
  return gate !== 'live' && gate !== 'onDemand';
}

/** The stage is no part of the screen, and a page that the edge has rendered has its gate already. */
export async function openStageFirst(queryClient: QueryClient, { id }: { id: number }): Promise<void> {
  openPersistentPlayer(id);
  const event = queryClient.getQueryData(getGetEventQueryOptions(id).queryKey);
  if (event && hasGate(event)) await lazyGate.open();
}

function prefetchVideo({ id, media, stream_status }: Event): void {
  const { source } = sourceOfMedia(media, stream_status) ?? {};
  const { id: staged, player } = persistentPlayer.get();
  // What is on the stage has its stream already.
  if (!source || (staged === id && player)) return;
  preloadStream(source);
  if (source.type === 'embedded') import('./event-player').catch(() => {});
  else prefetchEventPlayer();
}

/** Prefetches the player for an event. Opening the event reports a failure. */
export function prefetchEventPlayer(): void {
  import('./event-player').catch(() => {});
  prefetchPlayer();
}
