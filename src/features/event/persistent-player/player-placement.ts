import { isWithin, paths } from '../../../lib/links/paths';

/** The paths of screens that have their own video. */
const OTHER_VIDEO_PATHS = ['/watch_library', '/share', '/watch_embed', paths.readyCheck];
const CHECKOUT_PATHS = [paths.buy, '/select-package'];

/**
 * Where the event's player is shown: on its watch page, in the corner of other screens,
 * or not at all. `held` means that it is paused and hidden while the viewer pays.
 */
export function playerPlacement(pathname: string, id: number): 'stage' | 'corner' | 'held' | 'closed' {
  if (pathname === paths.watch(id)) return 'stage';
  if (CHECKOUT_PATHS.some((path) => isWithin(pathname, path))) return 'held';
  return OTHER_VIDEO_PATHS.some((path) => isWithin(pathname, path)) ? 'closed' : 'corner';
}

/** The id of the event whose watch page has this path. Null on other pages. */
export function eventOnStage(pathname: string): number | null {
  const id = Number(pathname.split('/').at(-1));
  return pathname === paths.watch(id) ? id : null;
}
