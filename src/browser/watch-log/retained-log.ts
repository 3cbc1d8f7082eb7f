import { type Store, storage } from '../storage/storage';

const KEY = 'watch_log_kept';
const LOGS = 'watch_log.';
const LIFETIME_MS = 30 * 86_400_000;
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Stores which account's playback logs stay on this device after a log-out, because the viewer chose so. */
export function retainedLog(store: Store = storage) {
  return {
    retain: (userId: number): boolean => store.set(KEY, userId, LIFETIME_MS),

    /** Whether a stored key is part of a log that stays on the device. */
    isRetained(key: string): boolean {
      const userId = store.get(KEY, isNumber);
      return userId !== undefined && key.startsWith(`${LOGS}${userId}.`);
    },

    /**
     * Ends the choice when somebody logs in. The owner chooses again at the next log-out; a log-in with
     * another account deletes the logs.
     */
    endAtLogIn(userId: number): void {
      if (store.get(KEY, isNumber) === undefined) return;
      store.remove(KEY);
      store.clear((key) => key.startsWith(LOGS) && !key.startsWith(`${LOGS}${userId}.`));
    },
  };
}
