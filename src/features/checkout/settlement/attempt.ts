import { createStore, storage } from '../../../browser/storage/storage';
import { isRecord, isString } from '../../../lib/parse/is';
import { type Product, productKey } from '../../../lib/purchase/product';

/** A purchase that was sent and has not ended, as the device remembers it through reloads and in every tab. */
export interface Attempt {
  /** Orders for the same product from before: none of them is this one. */
  known: number[];
  /** Null while the answer has not come. */
  orderId: number | null;
}

const DAY_MS = 86_400_000;

function isAttempt(value: unknown): value is Attempt {
  return (
    isRecord(value) &&
    Array.isArray(value.known) &&
    value.known.every((id) => typeof id === 'number') &&
    (value.orderId === null || typeof value.orderId === 'number')
  );
}

/** What a tab alone may know, and forgets when it closes: the leave to authenticate. */
const tabStore = createStore(() => globalThis.sessionStorage);

export function attemptMemory(viewerId: number, product: Product) {
  const key = `attempt_${viewerId}_${productKey(product)}`;
  const secretKey = `${key}_secret`;
  return {
    lock: `rudy_${key}`,
    read: () => storage.get(key, isAttempt),
    write: (attempt: Attempt) => storage.set(key, attempt, DAY_MS),
    forget: () => {
      storage.remove(key);
      tabStore.remove(secretKey);
    },
    readSecret: () => tabStore.get(secretKey, isString),
    writeSecret: (secret: string) => tabStore.set(secretKey, secret, DAY_MS),
    forgetSecret: () => tabStore.remove(secretKey),
  };
}

export type AttemptMemory = ReturnType<typeof attemptMemory>;
