import type { StreamStatus } from '@generated/model';
import { paths } from '../../lib/links/paths';

/** One view, four doors: each opens on its own status. The schedule has all three. */
export const DOORS = [
  { path: paths.schedule, status: null, label: 'browse.schedule' },
  { path: paths.live, status: 'live', label: 'browse.live' },
  { path: paths.upcoming, status: 'upcoming', label: 'browse.upcoming' },
  { path: paths.vod, status: 'finished', label: 'browse.vod' },
] as const;

/** The status that a path fixes; undefined where the path is a page of the channel's own. */
export function routeStatus(path: string): StreamStatus | null | undefined {
  const bare = path.replace(/(.)\/+$/, '$1');
  return DOORS.find((door) => door.path === bare)?.status;
}
