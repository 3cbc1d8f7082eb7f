interface Entry<Value> {
  value: Promise<Value>;
  /** The last value, served while a newer one is fetched. */
  last?: Value;
  freshUntil: number;
  staleUntil: number;
}

interface StaleCacheOptions {
  freshMs: number;
  staleMs: number;
  /** The time after a failed fetch until it is retried. */
  failedMs: number;
  maxEntries: number;
  now(): number;
}

/**
 * A stale-while-revalidate cache: it serves fresh values, and stale ones while it refetches. Concurrent
 * callers share one fetch, and a failed fetch is retried only after a pause.
 */
export class StaleCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #options: StaleCacheOptions;

  constructor(options: StaleCacheOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#entries.size;
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  get(
    key: string,
    fetchIt: () => Promise<Value>,
    waitUntil?: (work: Promise<unknown>) => void,
  ): Promise<Value> {
    const now = this.#options.now();
    const entry = this.#entries.get(key);
    if (entry && now < entry.freshUntil) return entry.value;
    const { last } = entry ?? {};
    if (entry && last !== undefined && now < entry.staleUntil) {
      const renewed = this.#put(key, fetchIt, { value: last, staleUntil: entry.staleUntil });
      waitUntil?.(renewed);
      return Promise.resolve(last);
    }
    return this.#put(key, fetchIt);
  }

  #put(
    key: string,
    fetchIt: () => Promise<Value>,
    last?: { value: Value; staleUntil: number },
  ): Promise<Value> {
    const { freshMs, staleMs, failedMs, maxEntries, now } = this.#options;
    const value = fetchIt();
    const entry: Entry<Value> = {
      value,
      freshUntil: now() + freshMs,
      staleUntil: now() + freshMs + staleMs,
      ...(last ? { last: last.value } : {}),
    };
    value.then(
      (fetched) => {
        entry.last = fetched;
      },
      () => {
        entry.freshUntil = now() + failedMs;
        if (!last) return;
        // If the refetch fails, the old value is served until it is too old.
        entry.value = Promise.resolve(last.value);
        entry.staleUntil = last.staleUntil;
      },
    );
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > maxEntries && oldest !== undefined) this.#entries.delete(oldest);
    return value;
  }
}
