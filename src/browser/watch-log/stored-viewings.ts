import { isViewing, type Viewing } from '../../lib/watch-log/viewing';
import { type Store, storage } from '../storage/storage';

/* Each viewing has a key of its own and one writer: two tabs that play at once don't take each other's. */

const DAY_MS = 86_400_000;
const KEPT_MS = 30 * DAY_MS;
/** A clock may be a little ahead. */
const AHEAD_MS = DAY_MS;
const MOST_OF_EVENT = 30;
const MOST = 100;

const all = (userId: number) => `watch_log.${userId}.`;
const ofEvent = (userId: number, eventId: number) => `${all(userId)}${eventId}.`;

interface Kept {
  key: string;
  viewing: Viewing;
}

/** The viewings of an account that this device keeps. */
export function keptViewings(userId: number, store: Store = storage, now: () => number = Date.now) {
  function read(start: string): Kept[] {
    const kept = store
      .keys((key) => key.startsWith(start))
      .flatMap((key) => {
        const viewing = store.get(key, isViewing);
        return viewing ? [{ key, viewing: dated(key, viewing) }] : [];
      });
    return kept.toSorted((one, other) => other.viewing.at - one.viewing.at);
  }

  /** One from the future was kept by a wrong clock: it would never grow old. */
  function dated(key: string, viewing: Viewing): Viewing {
    if (viewing.at <= now() + AHEAD_MS) return viewing;
    const today = { ...viewing, at: now(), clockMoved: true };
    store.set(key, today, KEPT_MS);
    return today;
  }

  return {
    /** Of one event or of all, the latest first. */
    read: (eventId?: number): Viewing[] =>
      read(eventId === undefined ? all(userId) : ofEvent(userId, eventId)).map(({ viewing }) => viewing),

    forget: (eventId: number): void => store.clear((key) => key.startsWith(ofEvent(userId, eventId))),

    /** Room for one viewing more, and what writes it down. */
    begin(eventId: number): (viewing: Viewing) => void {
      const mine = `${ofEvent(userId, eventId)}${now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
      const tooMany = new Set(
        [
          ...read(ofEvent(userId, eventId)).slice(MOST_OF_EVENT - 1),
          ...read(all(userId)).slice(MOST - 1),
        ].map(({ key }) => key),
      );
      store.clear((key) => tooMany.has(key));
      let written = false;
      return (viewing) => {
        // Deleted, or its viewer has logged out: it does not come back.
        if (written && store.get(mine, isViewing) === undefined) return;
        written = true;
        store.set(mine, viewing, KEPT_MS);
      };
    },
  };
}

/** Whether the device keeps anything at all beyond this page. */
export function keepsForLater(store: Store = storage): boolean {
  const kept = store.set('watch_log_try', 1);
  store.remove('watch_log_try');
  return kept;
}
