import { isViewing, type Viewing } from '../../lib/watch-log/viewing';
import { type Store, storage } from '../storage/storage';

/* Each viewing has its own key and only one writer, so that two tabs don't overwrite each other's
   viewings. */

const DAY_MS = 86_400_000;
const LIFETIME_MS = 30 * DAY_MS;
/** A viewing's date may be ahead of this device's clock by this much before it is corrected. */
const CLOCK_TOLERANCE_MS = DAY_MS;
const MAX_PER_EVENT = 30;
const MAX_PER_ACCOUNT = 100;

const accountPrefix = (userId: number) => `watch_log.${userId}.`;
const eventPrefix = (userId: number, eventId: number) => `${accountPrefix(userId)}${eventId}.`;

interface StoredViewing {
  key: string;
  viewing: Viewing;
}

/** Reads and writes the viewings of an account that are stored on this device. */
export function storedViewings(userId: number, store: Store = storage, now: () => number = Date.now) {
  function read(start: string): StoredViewing[] {
    const stored = store
      .keys((key) => key.startsWith(start))
      .flatMap((key) => {
        const viewing = store.get(key, isViewing);
        return viewing ? [{ key, viewing: withValidDate(key, viewing) }] : [];
      });
    return stored.toSorted((one, other) => other.viewing.at - one.viewing.at);
  }

  /**
   * Corrects the date of a viewing from the future, which was stored with a wrong clock and would never
   * expire.
   */
  function withValidDate(key: string, viewing: Viewing): Viewing {
    if (viewing.at <= now() + CLOCK_TOLERANCE_MS) return viewing;
    const today = { ...viewing, at: now(), clockMoved: true };
    store.set(key, today, LIFETIME_MS);
    return today;
  }

  return {
    /** Returns the viewings of one event, or of all events, latest first. */
    read: (eventId?: number): Viewing[] =>
      read(eventId === undefined ? accountPrefix(userId) : eventPrefix(userId, eventId)).map(
        ({ viewing }) => viewing,
      ),

    clear: (eventId: number): void => store.clear((key) => key.startsWith(eventPrefix(userId, eventId))),

    /**
     * Deletes the oldest viewings if there are too many. Returns the function that stores the new viewing.
     */
    createWriter(eventId: number): (viewing: Viewing) => void {
      const ownKey = `${eventPrefix(userId, eventId)}${now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
      const excessKeys = new Set(
        [
          ...read(eventPrefix(userId, eventId)).slice(MAX_PER_EVENT - 1),
          ...read(accountPrefix(userId)).slice(MAX_PER_ACCOUNT - 1),
        ].map(({ key }) => key),
      );
      store.clear((key) => excessKeys.has(key));
      let written = false;
      return (viewing) => {
        // The viewing was deleted or its viewer has logged out, so it is not stored again.
        if (written && store.get(ownKey, isViewing) === undefined) return;
        written = true;
        store.set(ownKey, viewing, LIFETIME_MS);
      };
    },
  };
}

/** Whether the device stores data beyond the lifetime of this page. */
export function isStoragePersistent(store: Store = storage): boolean {
  const stored = store.set('watch_log_try', 1);
  store.remove('watch_log_try');
  return stored;
}
