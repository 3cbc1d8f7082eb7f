import { useGetEvent } from '@generated/api/events/events';
import { useGetUserAccess } from '@generated/api/profile/profile';
import type { Event } from '@generated/model';
import { useState } from 'react';
import { useGeoRestriction } from '../../../api/hooks/geo-restriction';
import { useViewer } from '../../../api/hooks/viewer';
import { sourceOfMedia } from '../../../player/source/source-of-media';
import { gateOf, mayWatch } from '../gate/gate';
import { recheckAfter } from '../gate/recheck-after';

/** An event and what this viewer may do with it, kept up to date by itself. */
export function useWatch(id: number) {
  const viewer = useViewer();
  const place = useGeoRestriction(id);
  const event = useGetEvent(id, {
    query: {
      refetchInterval: ({ state }) => recheckAfter(state.data, Date.now()),
      refetchOnWindowFocus: true,
    },
  });
  const access = useGetUserAccess({ event_id: id }, { query: { enabled: viewer !== null } });
  const [camera, setCamera] = useState<number | null>(null);
  const playableOf = ({ media, stream_status }: Event) => sourceOfMedia(media, stream_status, { camera });
  const now = {
    signedIn: viewer !== null,
    geoBlocked: place.blocked,
    access: access.data?.event ?? null,
  };
  return {
    event: event.data,
    error: event.error,
    isFetching: event.isFetching,
    retry: event.refetch,
    /** What plays, from the camera that was chosen; null where this viewer has no address for it. */
    playable: event.data ? playableOf(event.data) : null,
    chooseCamera: setCamera,
    /** What plays, with an address that was just made. */
    renew: async () => {
      const { data } = await event.refetch();
      return data ? (playableOf(data)?.source ?? null) : null;
    },
    gate: event.data ? gateOf(event.data, now) : null,
    admitted: event.data ? mayWatch(event.data, now) : false,
    /** What this event's purchase allows is still asked for; what the account allows is known. */
    asksAccess: viewer !== null && access.isPending,
    capabilities: access.data?.event?.capabilities ?? viewer?.capabilities ?? [],
    featureCount: access.data?.featureCount ?? viewer?.featureCount ?? null,
    recheck: () => Promise.all([place.recheck(), event.refetch()]),
  };
}

export type Watch = ReturnType<typeof useWatch>;
