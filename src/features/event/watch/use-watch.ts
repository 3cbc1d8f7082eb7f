import { useGetEvent } from '@generated/api/events/events';
import { useGetUserAccess } from '@generated/api/profile/profile';
import type { Event } from '@generated/model';
import { useGeoRestriction } from '../../../api/hooks/geo-restriction';
import { useViewer } from '../../../api/hooks/viewer';
import { useAccessTo } from '../../../components/access/use-access-to';
import { sourceOfMedia } from '../../../player/source/source-of-media';
import { recheckIntervalMs } from '../gate/recheck-interval';
import { persistentPlayer, usePersistentPlayerState } from '../persistent-player/persistent-player-store';

/** Loads an event with this viewer's access and keeps both up to date. */
export function useWatch(id: number) {
  const viewer = useViewer();
  const geoRestriction = useGeoRestriction(id);
  const event = useGetEvent(id, {
    query: {
      refetchInterval: ({ state }) => recheckIntervalMs(state.data, Date.now()),
      refetchOnWindowFocus: true,
    },
  });
  const access = useGetUserAccess({ event_id: id }, { query: { enabled: viewer !== null } });
  const camera = usePersistentPlayerState(({ id: openId, camera: chosen }) =>
    openId === null || openId === id ? chosen : null,
  );
  const playableOf = ({ media, stream_status }: Event) => sourceOfMedia(media, stream_status, { camera });
  const accessTo = useAccessTo();
  const known = { access: access.data?.event ?? null, geoBlocked: geoRestriction.blocked };
  return {
    event: event.data,
    error: event.error,
    isFetching: event.isFetching,
    retry: event.refetch,
    /** The media of the chosen camera. Null if the backend returned no URL of it for this viewer. */
    playable: event.data ? playableOf(event.data) : null,
    chooseCamera: (chosen: number) => persistentPlayer.set({ camera: chosen }),
    /** Requests a new URL for the playing video. */
    renew: async () => {
      const { data } = await event.refetch();
      return data ? (playableOf(data)?.source ?? null) : null;
    },
    /** Whether the event still comes from a rendered page, which has no stream URLs. */
    awaitsSource: event.dataUpdatedAt === 0 && !event.isError,
    isRegionKnown: geoRestriction.isKnown,
    access: event.data ? accessTo(event.data, known) : null,
    /** Whether the access from purchases is still loading. The access from the account is already known. */
    isAccessPending: viewer !== null && access.isPending,
    capabilities: access.data?.event?.capabilities ?? viewer?.capabilities ?? [],
    featureCount: access.data?.featureCount ?? viewer?.featureCount ?? null,
    recheck: () => Promise.all([geoRestriction.recheck(), event.refetch()]),
  };
}

export type Watch = ReturnType<typeof useWatch>;
