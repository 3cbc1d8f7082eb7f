import { MINUTE_MS, withTimeout } from '../../lib/time/time';
import { type Store, storage } from './storage';

const PERSISTED_STATE_TIMEOUT_MS = MINUTE_MS;

/** Where persisted state comes from. Opening is asynchronous, because not every store answers at once as the browser's does. */
export interface StatePort {
  open(): Promise<Store>;
}

export interface PersistedState extends Store {
  /** Resolves once the store has answered, or has not for a minute: then the site starts with defaults. */
  open(): Promise<void>;
}

/**
 * What an earlier visit left that the site starts from: the last page, consent, language and positions. Start-up
 * opens it before any screen reads it.
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
      ).then((answered) => {
        source = answered ?? null;
      });
      return opened;
    },
    get: (key, is) => source?.get(key, is),
    // Written even where nothing could be read: the next visit may find it.
    set: (key, value, lifetimeMs) => (source ?? device).set(key, value, lifetimeMs),
    remove: (key) => (source ?? device).remove(key),
  };
}

/** Code outside of start-up may read the browser's own storage before it is opened. */
export const persistedState = createPersistedState({ open: async () => storage }, storage, storage);
