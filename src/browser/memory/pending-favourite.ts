import { type FavouriteKind, favouriteKindProblem } from '../../lib/favourites/favourite-kind';
import { isRecord } from '../../lib/parse/is';
import { MINUTE_MS } from '../../lib/time/time';
import { storage } from '../storage/storage';

const KEY = 'favourite_wish';
const LIFETIME_MS = 30 * MINUTE_MS;

/** The favourite that a visitor wanted to add before the log-in. */
interface PendingFavourite {
  type: FavouriteKind;
  id: number;
}

const isPendingFavourite = (value: unknown): value is PendingFavourite =>
  isRecord(value) && Number.isSafeInteger(value.id) && favouriteKindProblem(value.type) === null;

export function storePendingFavourite({ type, id }: { type: string; id: number }): void {
  storage.set(KEY, { type, id }, LIFETIME_MS);
}

/** Returns the pending favourite and removes it from the storage. */
export function takePendingFavourite(): PendingFavourite | null {
  const favourite = storage.get(KEY, isPendingFavourite) ?? null;
  storage.remove(KEY);
  return favourite;
}
