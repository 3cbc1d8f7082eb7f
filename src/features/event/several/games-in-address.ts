import { paths } from '../../../lib/links/paths';

/** With more games, each would be too small, and few connections are fast enough. */
export const MAX_GAMES = 4;

/**
 * Parses the other games of a path like `/watch/1?with=2,3`, in their order. Ignores
 * invalid ids, duplicates and the page's own game, and stops at the maximum.
 */
export function gamesInAddress(search: string, ownId: number): number[] {
  const listed = new URLSearchParams(search).get('with')?.split(',') ?? [];
  const ids = listed.filter((text) => /^[1-9]\d{0,14}$/.test(text)).map(Number);
  return [...new Set(ids)].filter((id) => id !== ownId).slice(0, MAX_GAMES - 1);
}

/** The path of a page with several games: the first game is in the path, the others are in the query. */
export const severalPath = ([own = 0, ...others]: readonly number[]): string =>
  others.length > 0 ? `${paths.watch(own)}?with=${others.join(',')}` : paths.watch(own);
