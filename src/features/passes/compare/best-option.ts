import type { Event } from '@generated/model';
import { findPasses } from '../finder/find-passes';
import type { OnSale, Option } from '../finder/options';

/**
 * From the cheapest set for all of these games, the pass or plan that opens the most
 * games. Null if nothing has to be bought or if tickets alone are cheaper.
 */
export function bestOption(games: readonly Event[], sale: OnSale): Option | null {
  if (games.length === 0) return null;
  const { chosen } = findPasses(games, sale, { geoBlocked: false, renewing: true });
  const products = chosen.filter(({ kind }) => kind === 'pass' || kind === 'plan');
  const [most] = products.sort((one, other) => other.covers.length - one.covers.length);
  return most ?? null;
}
