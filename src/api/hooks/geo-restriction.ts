import { getGetGeoQueryOptions, useGetGeo } from '@generated/api/channel/channel';
import { getGetUserAccessQueryOptions, useGetUserAccess } from '@generated/api/profile/profile';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { withTimeout } from '../../lib/time/time';
import { recheckViewer } from '../session/recheck-viewer';
import { useViewer } from './viewer';

type GeoResponse = { is_geo_blocked: boolean } | null | undefined;

/** The longest time that a purchase waits for the geo check. */
const GEO_TIMEOUT_MS = 4_000;

const isBlocked = (responses: readonly GeoResponse[]) =>
  responses.some((response) => response?.is_geo_blocked === true);

/** Reports whether the viewer is outside the regions of the channel or of this event. */
export function useGeoRestriction(eventId: number | null) {
  const queryClient = useQueryClient();
  const viewer = useViewer();
  const geo = useGetGeo();
  const hasAccess = viewer !== null && eventId !== null;
  const access = useGetUserAccess({ event_id: eventId ?? 0 }, { query: { enabled: hasAccess } });
  return {
    /** Until this is true, no screen may claim that a purchase or a login opens the event here. */
    isKnown: !geo.isPending,
    /** False while the region is unknown, since the backend protects the sources anyway. */
    blocked: isBlocked([viewer, geo.data, hasAccess ? access.data : null]),
    recheck: () => Promise.all([geo.refetch(), hasAccess && access.refetch()]),
    /**
     * Resolves to whether the viewer is blocked, once the geo check has a result or a few seconds have
     * passed.
     */
    async whenKnown(): Promise<boolean> {
      const geo = queryClient.fetchQuery(getGetGeoQueryOptions()).catch(() => undefined);
      return isBlocked([viewer, await withTimeout(GEO_TIMEOUT_MS, geo), hasAccess ? access.data : null]);
    },
  };
}

/**
 * Repeats all geo checks. The result is unknown if the request for the region fails and no other check blocks
 * the viewer.
 */
export async function checkGeoRestriction(
  queryClient: QueryClient,
  eventId: number | null,
): Promise<'allowed' | 'blocked' | 'unknown'> {
  const fresh = { staleTime: 0 };
  const fetchAccess = async (id: number) =>
    (await recheckViewer(queryClient)) &&
    queryClient.fetchQuery({ ...getGetUserAccessQueryOptions({ event_id: id }), ...fresh });
  const [geo, viewer, access] = await Promise.allSettled([
    queryClient.fetchQuery({ ...getGetGeoQueryOptions(), ...fresh }),
    recheckViewer(queryClient),
    eventId === null ? null : fetchAccess(eventId),
  ]);
  const responses = [geo, viewer, access].map((one) => (one.status === 'fulfilled' ? one.value : null));
  if (isBlocked(responses)) return 'blocked';
  return geo.status === 'fulfilled' ? 'allowed' : 'unknown';
}
