import { getGetGeoQueryOptions, useGetGeo } from '@generated/api/channel/channel';
import { getGetUserAccessQueryOptions, useGetUserAccess } from '@generated/api/profile/profile';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { withTimeout } from '../../lib/time/time';
import { recheckViewer } from '../session/recheck-viewer';
import { useViewer } from './viewer';

type Said = { is_geo_blocked: boolean } | null | undefined;

/** So long a purchase waits to learn where the viewer is. */
const PLACE_MS = 4_000;

const isBlocked = (said: readonly Said[]) => said.some((place) => place?.is_geo_blocked);

/** Whether the viewer is where the channel, or this event of it, may not be shown. */
export function useGeoRestriction(eventId: number | null) {
  const queryClient = useQueryClient();
  const viewer = useViewer();
  const geo = useGetGeo();
  const asked = viewer !== null && eventId !== null;
  const access = useGetUserAccess({ event_id: eventId ?? 0 }, { query: { enabled: asked } });
  return {
    /** Without an answer one is taken not to be: the backend guards the sources anyway. */
    blocked: isBlocked([viewer, geo.data, asked ? access.data : null]),
    recheck: () => Promise.all([geo.refetch(), asked && access.refetch()]),
    /** The same, once the place is known; it is not waited for long. */
    async whenKnown(): Promise<boolean> {
      const place = queryClient.fetchQuery(getGetGeoQueryOptions()).catch(() => undefined);
      return isBlocked([viewer, await withTimeout(PLACE_MS, place), asked ? access.data : null]);
    },
  };
}

/** Asks all anew that knows of it; unknown where the call about the place fails. */
export async function prefetchGeoRestriction(
  queryClient: QueryClient,
  eventId: number | null,
): Promise<'allowed' | 'blocked' | 'unknown'> {
  const fresh = { staleTime: 0 };
  const ofEvent = async (id: number) =>
    (await recheckViewer(queryClient)) &&
    queryClient.fetchQuery({ ...getGetUserAccessQueryOptions({ event_id: id }), ...fresh });
  const [geo, viewer, access] = await Promise.allSettled([
    queryClient.fetchQuery({ ...getGetGeoQueryOptions(), ...fresh }),
    recheckViewer(queryClient),
    eventId === null ? null : ofEvent(eventId),
  ]);
  const said = [geo, viewer, access].map((one) => (one.status === 'fulfilled' ? one.value : null));
  if (isBlocked(said)) return 'blocked';
  return geo.status === 'fulfilled' ? 'allowed' : 'unknown';
}
