import { getGetGeoQueryOptions } from '@generated/api/channel/channel';
import { getGetUserAccessQueryOptions } from '@generated/api/profile/profile';
import type { QueryClient } from '@tanstack/react-query';
import { recheckViewer } from '../session/recheck-viewer';

type Said = { is_geo_blocked: boolean } | null | undefined;

const isBlocked = (said: readonly Said[]) => said.some((place) => place?.is_geo_blocked);

/** Asks all anew that knows of it; unknown where the call about the place fails. */
export async function askPlace(
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
