import { type Store, storage } from '../storage/storage';

const KEY = 'watch_log_kept';
const LOGS = 'watch_log.';
const LIFETIME_MS = 30 * 86_400_000;
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The account whose playback logs stay on this device after it logged out, because its viewer chose so. */
export function keptLog(store: Store = storage) {
  return {
    keep: (userId: number): boolean => store.set(KEY, userId, LIFETIME_MS),

    /** Whether a stored key is part of a log that stays. */
    isKept(key: string): boolean {
      const userId = store.get(KEY, isNumber);
      return userId !== undefined && key.startsWith(`${LOGS}${userId}.`);
    },

    /** The owner is asked again at the next log-out; another account's log-in deletes the logs. */
    endAtLogIn(userId: number): void {
      if (store.get(KEY, isNumber) === undefined) return;
      store.remove(KEY);
      store.clear((key) => key.startsWith(LOGS) && !key.startsWith(`${LOGS}${userId}.`));
    },
  };
}
