import { type Entry, PREFIX, parseEntry } from './stored-entry';

/**
 * The site's storage on the viewer's device. Reading also works if the storage is full, blocked or corrupt.
 */

const STORAGE_LIFETIME_MS = 360 * 24 * 60 * 60 * 1000;

export interface Store {
  /** Returns the stored value if it exists, has not expired and `is` accepts it, otherwise undefined. */
  get<T>(key: string, is: (value: unknown) => value is T): T | undefined;
  /** Stores a value. Returns false if the device refused to store it. */
  set(key: string, value: unknown, lifetimeMs?: number): boolean;
  remove(key: string): void;
  /** Returns all stored keys that match. */
  keys(matches: (key: string) => boolean): string[];
  /** Removes all keys that match. */
  clear(matches?: (key: string) => boolean): void;
  /** Calls `changed` when another tab changes the key. Returns a function that stops this. */
  watch(key: string, changed: () => void): () => void;
}

/** Creates a store. `open` is called at each use, because merely accessing a storage may throw. */
export function createStore(open: () => Storage, now: () => number = Date.now): Store {
  // The values that the device refused to store. They are available until the page closes.
  const memory = new Map<string, string>();

  function attempt<T>(use: (storage: Storage) => T): T | undefined {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  }

  function read(key: string): Entry | undefined {
    return parseEntry(memory.get(key) ?? attempt((storage) => storage.getItem(PREFIX + key)));
  }

  function remove(key: string): void {
    memory.delete(key);
    attempt((storage) => storage.removeItem(PREFIX + key));
  }

  function keys(matches: (key: string) => boolean): string[] {
    const stored = attempt((storage) => Object.keys(storage)) ?? [];
    const ours = stored.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
    return [...new Set([...memory.keys(), ...ours])].filter(matches);
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
      const stored = attempt((storage) => {
        storage.setItem(PREFIX + key, text);
        return true;
      });
      if (stored) memory.delete(key);
      else memory.set(key, text);
      return stored === true;
    },

    remove,

    keys,

    clear(matches = () => true) {
      for (const key of keys(matches)) remove(key);
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

/** Removes all expired values, including those that are never read again. */
export function clearExpired(store: Store = storage): void {
  const isPresent = (value: unknown): value is unknown => value !== undefined;
  store.clear((key) => store.get(key, isPresent) === undefined);
}
