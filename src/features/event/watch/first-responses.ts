import { getGetEventQueryKey, getGetEventUrl } from '@generated/api/events/events';
import { type Event, MediaKind } from '@generated/model';
import type { FirstAddress, FirstResponse } from '../../../api/first-response';

const GUARDED: readonly MediaKind[] = [MediaKind.live, MediaKind.vod, MediaKind.embedded];

/** The backend gives an address to those who may watch in their region, and the edge is in a region of its own. */
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
