import { isRecord } from '../../lib/parse/is';
import { createValueStore } from '../../lib/store/store';
import { storage } from '../storage/storage';

interface FollowedClip {
  id: number;
  userId: number;
  /** The time at which the clip was requested, by the device's clock, in milliseconds since 1970. */
  at: number;
}

const KEY = 'clips_followed';
const LIFETIME_MS = 600_000;

const isFollowed = (value: unknown): value is FollowedClip =>
  isRecord(value) && [value.id, value.userId, value.at].every((part) => typeof part === 'number');
const isList = (value: unknown): value is FollowedClip[] => Array.isArray(value) && value.every(isFollowed);

const readStored = (): readonly FollowedClip[] => storage.get(KEY, isList) ?? [];
const store = createValueStore(readStored);

const shownHere = new Set<number>();

function save(next: readonly FollowedClip[]): void {
  storage.set(KEY, next, LIFETIME_MS);
  store.replace(next);
}

/**
 * The clips that were requested on this device and of which the viewer does not yet know that they are ready.
 */
export const followedClips = {
  read: store.get,
  subscribe: store.subscribe,

  /**
   * Marks a clip that this page shows itself, so that no toast reports it. Returns a function that removes
   * the mark.
   */
  showHere(id: number): () => void {
    shownHere.add(id);
    return () => shownHere.delete(id);
  },

  isShownHere: (id: number): boolean => shownHere.has(id),

  add: (clip: FollowedClip): void => save([...readStored(), clip]),

  /**
   * Stops following a clip. Returns whether it was still followed, so that only one of several tabs notifies
   * the viewer.
   */
  remove(id: number): boolean {
    const rows = readStored();
    const rest = rows.filter((row) => row.id !== id);
    save(rest);
    return rest.length < rows.length;
  },
};
