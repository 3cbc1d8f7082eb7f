import { isRecord, isString } from '../../lib/parse/is';
import { type Product, productKey } from '../../lib/purchase/product';
import { createStore, storage } from './storage';

/** A purchase that was sent and has not ended yet. It is stored for all tabs and survives reloads. */
export interface Attempt {
  /** The ids of earlier orders for the same product, none of which is this purchase. */
  known: number[];
  /** The id of this purchase's order; null until the response contains it. */
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

/** The secret for 3-D Secure is stored only for its tab, until the tab closes. */
const tabStore = createStore(() => globalThis.sessionStorage);

export function attemptMemory(viewerId: number, product: Product) {
  const key = `attempt_${viewerId}_${productKey(product)}`;
  const secretKey = `${key}_secret`;
  return {
    lock: `rudy_${key}`,
    read: () => storage.get(key, isAttempt),
    write: (attempt: Attempt) => storage.set(key, attempt, DAY_MS),
    clear: () => {
      storage.remove(key);
      tabStore.remove(secretKey);
    },
    readSecret: () => tabStore.get(secretKey, isString),
    writeSecret: (secret: string) => tabStore.set(secretKey, secret, DAY_MS),
    clearSecret: () => tabStore.remove(secretKey),
  };
}

export type AttemptMemory = ReturnType<typeof attemptMemory>;
