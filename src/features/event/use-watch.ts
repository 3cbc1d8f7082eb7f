import { useGetGeo } from '@generated/api/channel/channel';
import { useGetEvent } from '@generated/api/events/events';
import { useGetUserAccess } from '@generated/api/profile/profile';
import { useViewer } from '../../api/hooks/viewer';
import { gateOf, mayWatch } from './gate';
import { recheckAfter } from './recheck-after';

/** An event and what this viewer may do with it, kept up to date by itself. */
export function useWatch(id: number) {
  const viewer = useViewer();
  const geo = useGetGeo();
  const event = useGetEvent(id, {
    query: {
      refetchInterval: ({ state }) => recheckAfter(state.data, Date.now()),
      refetchOnWindowFocus: true,
    },
  });
  const access = useGetUserAccess({ event_id: id }, { query: { enabled: viewer !== null } });
  const now = {
    signedIn: viewer !== null,
    geoBlocked: [viewer, geo.data, access.data].some((place) => place?.is_geo_blocked),
    access: access.data?.event ?? null,
  };
  return {
    event: event.data,
    error: event.error,
    isFetching: event.isFetching,
    retry: event.refetch,
    gate: event.data ? gateOf(event.data, now) : null,
    admitted: event.data ? mayWatch(event.data, now) : false,
    capabilities: access.data?.event?.capabilities ?? viewer?.capabilities ?? [],
    featureCount: access.data?.featureCount ?? viewer?.featureCount ?? null,
    recheck: () => Promise.all([geo.refetch(), event.refetch(), viewer && access.refetch()]),
  };
}

export type Watch = ReturnType<typeof useWatch>;
