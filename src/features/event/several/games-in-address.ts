import { paths } from '../../../lib/links/paths';

/** More would each be too small, and few connections carry them. */
export const MAX_GAMES = 4;

/**
 * The other games of `/watch/1?with=2,3`, in their order: whole positive ids, each once, without the page's own
 * game, and no more than fit.
 */
export function gamesInAddress(search: string, ownId: number): number[] {
  const listed = new URLSearchParams(search).get('with')?.split(',') ?? [];
  const ids = listed.filter((text) => /^[1-9]\d{0,14}$/.test(text)).map(Number);
  return [...new Set(ids)].filter((id) => id !== ownId).slice(0, MAX_GAMES - 1);
}

/** The address of several games: that of the first, with the others in its query. */
export const severalPath = ([own = 0, ...others]: readonly number[]): string =>
  others.length > 0 ? `${paths.watch(own)}?with=${others.join(',')}` : paths.watch(own);
