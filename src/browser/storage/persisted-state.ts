import { MINUTE_MS, withTimeout } from '../../lib/time/time';
import { type Store, storage } from './storage';

const PERSISTED_STATE_TIMEOUT_MS = MINUTE_MS;

/**
 * The source of the persisted state. Opening is asynchronous, because other stores may not respond at once as
 * the browser's does.
 */
export interface StatePort {
  open(): Promise<Store>;
}

export interface PersistedState extends Store {
  /**
   * Resolves once the store is open, but after a minute at the latest. If it is not open then, the site
   * starts with defaults.
   */
  open(): Promise<void>;
}

/**
 * Creates the state that the site restores from an earlier visit: the last page, consent, language and
 * positions. Start-up opens it before any screen reads it.
 */
export function createPersistedState(
  port: StatePort,
  device: Store = storage,
  initial: Store | null = null,
): PersistedState {
  let opened: Promise<void> | undefined;
  let source = initial;
  return {
    ...device,
    open() {
      opened ??= withTimeout(
        PERSISTED_STATE_TIMEOUT_MS,
        Promise.resolve()
          .then(() => port.open())
          .catch(() => undefined),
      ).then((openedStore) => {
        source = openedStore ?? null;
      });
      return opened;
    },
    get: (key, is) => source?.get(key, is),
    // Values are written even if the store could not be opened, because the next visit may be able to read
    // them.
    set: (key, value, lifetimeMs) => (source ?? device).set(key, value, lifetimeMs),
    remove: (key) => (source ?? device).remove(key),
  };
}

/** The site's persisted state. It can be read before it is opened, for code outside of start-up. */
export const persistedState = createPersistedState({ open: async () => storage }, storage, storage);
