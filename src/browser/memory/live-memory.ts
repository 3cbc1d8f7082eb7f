import { isRecord } from '../../lib/parse/is';
import { persistedState } from '../storage/persisted-state';
import type { Store } from '../storage/storage';

interface StoredBehind {
  seconds: number;
  at: number;
}

/** The lifetime of a stored value, which is longer than any game. */
const LIFETIME_MS = 6 * 3_600_000;

const isStoredBehind = (value: unknown): value is StoredBehind =>
  isRecord(value) && [value.seconds, value.at].every((part) => typeof part === 'number' && part >= 0);

/** Stores on this device how far behind live an account (null for a visitor) was in a live game. */
export function liveMemory(userId: number | null, eventId: number, store: Store = persistedState) {
  const key = `resume.${userId ?? 'visitor'}.live-${eventId}`;
  return {
    read: (): StoredBehind | null => store.get(key, isStoredBehind) ?? null,
    update: (behind: StoredBehind | null): void => {
      if (behind) store.set(key, behind, LIFETIME_MS);
      else store.remove(key);
    },
  };
}
