import { storage } from '../../../browser/storage/storage';
import { isString } from '../../../lib/parse/is';

const CLAIM_LIFETIME_MS = 40_000;
const CLAIM_SETTLE_MS = 60;

/**
 * Runs `task` unless another tab is running a task of the same name; then resolves to undefined.
 * Without Web Locks (pages that are not on https) a tab claims the name with an entry in local storage.
 */
export async function exclusively<T>(
  name: string,
  task: () => Promise<T>,
): Promise<{ result: T } | undefined> {
  // TypeScript declares `navigator.locks` as always defined, but it is undefined on pages without https.
  const locks = navigator.locks as LockManager | undefined;
  if (locks)
    return locks.request(name, { ifAvailable: true }, async (lock) =>
      lock ? { result: await task() } : undefined,
    );

  const key = `claim_${name}`;
  const ownClaim = `${Date.now()}-${Math.random()}`;
  if (storage.get(key, isString)) return undefined;
  storage.set(key, ownClaim, CLAIM_LIFETIME_MS);
  await new Promise((resolve) => setTimeout(resolve, CLAIM_SETTLE_MS));
  if (storage.get(key, isString) !== ownClaim) return undefined;
  try {
    return { result: await task() };
  } finally {
    if (storage.get(key, isString) === ownClaim) storage.remove(key);
  }
}
