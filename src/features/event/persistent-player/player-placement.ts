import { isWithin, paths } from '../../../lib/links/paths';

/** Screens with a video of their own. */
const PLAYERS = ['/watch_library', '/share', '/watch_embed', paths.readyCheck];
const CHECKOUT = [paths.buy, '/select-package'];

/**
 * How the event's player is laid out: on its watch page, in a corner of other screens, not at all. `held`: it
 * waits, paused and hidden, while the viewer pays.
 */
export function playerPlacement(pathname: string, id: number): 'stage' | 'corner' | 'held' | 'closed' {
  if (pathname === paths.watch(id)) return 'stage';
  if (CHECKOUT.some((path) => isWithin(pathname, path))) return 'held';
  return PLAYERS.some((path) => isWithin(pathname, path)) ? 'closed' : 'corner';
}
