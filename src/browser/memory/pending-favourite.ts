import { type FavouriteKind, favouriteKindProblem } from '../../lib/favourites/favourite-kind';
import { isRecord } from '../../lib/parse/is';
import { MINUTE_MS } from '../../lib/time/time';
import { storage } from '../storage/storage';

const KEY = 'favourite_wish';
const KEPT_MS = 30 * MINUTE_MS;

/** What a visitor wanted to favourite before they were asked to log in. */
interface PendingFavourite {
  type: FavouriteKind;
  id: number;
}

const isWish = (value: unknown): value is PendingFavourite =>
  isRecord(value) && Number.isSafeInteger(value.id) && favouriteKindProblem(value.type) === null;

export function keepFavouriteWish({ type, id }: { type: string; id: number }): void {
  storage.set(KEY, { type, id }, KEPT_MS);
}

/** The wish, once: whoever takes it carries it out. */
export function takeFavouriteWish(): PendingFavourite | null {
  const wish = storage.get(KEY, isWish) ?? null;
  storage.remove(KEY);
  return wish;
}
