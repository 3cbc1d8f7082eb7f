import type { Page, StreamStatus } from '@generated/model';
import { findPageId } from '../../lib/channel/channel-pages';
import { paths } from '../../lib/links/paths';

/**
 * Four paths share this screen. Each path has its own status, and the schedule shows events of every status.
 */
export const STATUS_ROUTES = [
  { path: paths.schedule, status: null, label: 'browse.schedule' },
  { path: paths.live, status: 'live', label: 'browse.live' },
  { path: paths.upcoming, status: 'upcoming', label: 'browse.upcoming' },
  { path: paths.vod, status: 'finished', label: 'browse.vod' },
] as const;

/** The status that a path sets. Null on the schedule, and undefined on a channel page. */
export function routeStatus(path: string): StreamStatus | null | undefined {
  const bare = path.replace(/(.)\/+$/, '$1');
  return STATUS_ROUTES.find((route) => route.path === bare)?.status;
}

/** The channel page with this path, or null. */
export function pageAt(pages: readonly Page[], path: string): Page | null {
  const pageId = routeStatus(path) === undefined ? findPageId(pages, path) : null;
  return pages.find(({ id }) => id === pageId) ?? null;
}
