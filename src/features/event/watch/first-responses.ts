import { getGetEventQueryKey, getGetEventUrl } from '@generated/api/events/events';
import { type Event, MediaKind } from '@generated/model';
import type { FirstAddress, FirstResponse } from '../../../api/first-response';

const GUARDED: readonly MediaKind[] = [MediaKind.live, MediaKind.vod, MediaKind.embedded];

/**
 * Removes stream URLs from a shared page. The backend returns them by region, and the
 * edge is in another region than the viewer.
 */
function withoutStreams(event: Event): Event {
  const isGuarded = ({ kind, url }: Event['media'][number]) => GUARDED.includes(kind) && url !== null;
  if (!event.media.some(isGuarded)) return event;
  return {
    ...event,
    media: event.media.map((medium) =>
      isGuarded(medium) ? { ...medium, url: null, expires_ts: null, captions: [] } : medium,
    ),
  };
}

export function watchResponses({ path }: FirstAddress): FirstResponse[] {
  const id = Number(path.slice(path.lastIndexOf('/') + 1));
  return [
    {
      key: getGetEventQueryKey(id),
      url: getGetEventUrl(id),
      withhold: (event) => withoutStreams(event as Event),
    },
  ];
}
