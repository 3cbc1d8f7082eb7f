import type { Event } from '@generated/model';
import { findPasses } from '../finder/find-passes';
import type { OnSale, Option } from '../finder/options';

/**
 * The pass or plan that opens most of these games in the cheapest set for all of them. null where nothing
 * needs to be bought, or where tickets alone are cheaper.
 */
export function bestOption(games: readonly Event[], sale: OnSale): Option | null {
  if (games.length === 0) return null;
  const { chosen } = findPasses(games, sale, { geoBlocked: false, renewing: true });
  const products = chosen.filter(({ kind }) => kind === 'pass' || kind === 'plan');
  const [most] = products.sort((one, other) => other.covers.length - one.covers.length);
  return most ?? null;
}
