import { type Entry, entryOf, PREFIX } from './stored-entry';

/** What the site keeps on the viewer's device. Every reader survives a full, blocked or corrupt store. */

const STORAGE_LIFETIME_MS = 360 * 24 * 60 * 60 * 1000;

export interface Store {
  /** The kept value if it is there, unexpired and accepted by `is`; undefined otherwise. */
  get<T>(key: string, is: (value: unknown) => value is T): T | undefined;
  /** False when the device refused to keep it. */
  set(key: string, value: unknown, lifetimeMs?: number): boolean;
  remove(key: string): void;
  /** The keys that `which` names, as long as something stands under them. */
  keys(which: (key: string) => boolean): string[];
  /** Forgets every key that `which` names. */
  clear(which?: (key: string) => boolean): void;
  /** Calls back when another tab changes the key. */
  watch(key: string, changed: () => void): () => void;
}

/** `open` is called at each use, since a browser may throw on merely naming its storage. */
export function createStore(open: () => Storage, now: () => number = Date.now): Store {
  // What the device refuses to keep lives here until the page goes.
  const memory = new Map<string, string>();

  function attempt<T>(use: (storage: Storage) => T): T | undefined {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  }

  function read(key: string): Entry | undefined {
    return entryOf(memory.get(key) ?? attempt((storage) => storage.getItem(PREFIX + key)));
  }

  function remove(key: string): void {
    memory.delete(key);
    attempt((storage) => storage.removeItem(PREFIX + key));
  }

  function keys(which: (key: string) => boolean): string[] {
    const kept = attempt((storage) => Object.keys(storage)) ?? [];
    const ours = kept.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
    return [...new Set([...memory.keys(), ...ours])].filter(which);
  }

  return {
    get(key, is) {
      const entry = read(key);
      if (!entry) return undefined;
      if (entry.until <= now() || !is(entry.value)) {
        remove(key);
        return undefined;
      }
      return entry.value;
    },

    set(key, value, lifetimeMs = STORAGE_LIFETIME_MS) {
      const text = JSON.stringify({ value, until: now() + lifetimeMs } satisfies Entry);
      const kept = attempt((storage) => {
        storage.setItem(PREFIX + key, text);
        return true;
      });
      if (kept) memory.delete(key);
      else memory.set(key, text);
      return kept === true;
    },

    remove,

    keys,

    clear(which = () => true) {
      for (const key of keys(which)) remove(key);
    },

    watch(key, changed) {
      const listener = (event: StorageEvent) => {
        if (event.key === PREFIX + key || event.key === null) changed();
      };
      globalThis.addEventListener?.('storage', listener);
      return () => globalThis.removeEventListener?.('storage', listener);
    },
  };
}

export const storage = createStore(() => globalThis.localStorage);

/** What has had its time goes, whether it is asked for again or not. */
export function forgetExpired(store: Store = storage): void {
  const isKept = (value: unknown): value is unknown => value !== undefined;
  store.clear((key) => store.get(key, isKept) === undefined);
}
