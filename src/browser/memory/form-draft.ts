import { isRecord } from '../../lib/parse/is';
import { MINUTE_MS } from '../../lib/time/time';
import { createStore } from '../storage/storage';

const LIFETIME_MS = 15 * MINUTE_MS;
const PREFIX = 'draft.';

/** The storage of one tab, so that a draft is deleted with its tab and is not visible in other tabs. */
const tabStore = createStore(
  () => globalThis.sessionStorage,
  () => Date.now(),
);

interface Draft {
  userId: number;
  values: Record<string, unknown>;
}

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && Number.isSafeInteger(value.userId) && isRecord(value.values);

/** The values of the form `name` from when the session ended, without passwords and card fields. */
export const formDraft = (name: string) => ({
  store(userId: number, values: Record<string, unknown>): void {
    tabStore.set(PREFIX + name, { userId, values }, LIFETIME_MS);
  },
  /** Returns and deletes the draft; null for another account. */
  take(userId: number): Record<string, unknown> | null {
    const draft = tabStore.get(PREFIX + name, isDraft);
    tabStore.remove(PREFIX + name);
    return draft !== undefined && draft.userId === userId ? draft.values : null;
  },
});

export const clearFormDrafts = (): void => tabStore.clear((key) => key.startsWith(PREFIX));
