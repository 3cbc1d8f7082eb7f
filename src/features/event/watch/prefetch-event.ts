import { getGetGeoQueryOptions } from '@generated/api/channel/channel';
import { getGetEventQueryOptions } from '@generated/api/events/events';
import type { Event } from '@generated/model';
import type { QueryClient } from '@tanstack/react-query';
import { prefetchPicture } from '../../../browser/prefetch-picture';
import { accessTo, isOpen } from '../../../lib/event/access-to';
import { prefetchStream } from '../../../player/engine/prefetch/prefetch-stream';
import { prefetchPlayer } from '../../../player/engine/prefetch-player';
import { waitForPoster } from '../../../player/engine/wait-for-poster';
import { readPreferences } from '../../../player/session/preferences';
import { startModeOf } from '../../../player/session/use-auto-play';
import { sourceOfMedia } from '../../../player/source/source-of-media';
import { lazyGate } from '../gate/lazy-gate';
import { addPersistentPlayer } from '../persistent-player/persistent-player-host';
import { persistentPlayer } from '../persistent-player/persistent-player-store';

/** Prefetches an event and then the first things that its page shows. */
export function prefetchEvent(queryClient: QueryClient, { id }: { id: number }): void {
  addPersistentPlayer();
  const options = getGetEventQueryOptions(id);
  // An event that the edge rendered shows whether there is a gate, but has no stream URLs.
  const rendered = queryClient.getQueryData(options.queryKey);
  if (rendered && !hasGate(rendered)) void waitForPoster(rendered.image).then(prefetchEventPlayer);
  // Failures are ignored here, because the page requests the event again and reports them.
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
  // The poster loads before the video if the viewer has to press play.
  if (startModeOf('address') === 'wait') await waitForPoster(event.image);
  prefetchVideo(event);
}

const VISITOR = { signedIn: false, geoBlocked: false, capabilities: [] };

/** Whether a visitor sees a gate instead of the video. For a viewer with an account, the gate may be open. */
function hasGate(event: Event): boolean {
  const { gate } = accessTo(event, VISITOR, null);
  return !isOpen(gate);
}

/**
 * Adds the player before the screen renders, because the player is not part of the
 * screen. Also loads the gate, which the edge may have rendered.
 */
export async function openStageFirst(queryClient: QueryClient, { id }: { id: number }): Promise<void> {
  addPersistentPlayer();
  const event = queryClient.getQueryData(getGetEventQueryOptions(id).queryKey);
  if (event && hasGate(event)) await lazyGate.open();
}

function prefetchVideo({ id, media, stream_status }: Event): void {
  const { source } = sourceOfMedia(media, stream_status) ?? {};
  const { id: openId, player } = persistentPlayer.get();
  // A video that is already in the player has its stream.
  if (!source || (openId === id && player)) return;
  prefetchStream(source, { width: estimateStageWidth(), dataUse: readPreferences().dataUse, segment: false });
  if (source.type === 'embedded') import('./event-player').catch(() => {});
  else prefetchEventPlayer();
}

const WIDE_STAGE_SHARE = 0.6;

/** Estimates the width of the stage before it is on the page: the whole width on a phone, less on a wide screen. */
const estimateStageWidth = (): number => Math.min(innerWidth, innerHeight * (16 / 9) * WIDE_STAGE_SHARE);

/** Prefetches the player for an event. Failures are ignored, because opening the event reports them. */
export function prefetchEventPlayer(): void {
  import('./event-player').catch(() => {});
  prefetchPlayer();
}
