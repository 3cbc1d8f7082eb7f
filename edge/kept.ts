interface Entry<Value> {
  value: Promise<Value>;
  /** The last that was had, shown while a newer one is fetched. */
  last?: Value;
  freshUntil: number;
  staleUntil: number;
}

interface KeptOptions {
  freshMs: number;
  staleMs: number;
  /** What failed is asked for again this soon. */
  failedMs: number;
  most: number;
  now(): number;
}

/**
 * Answers that are kept for a while: fresh ones as they are, stale ones while the next is fetched behind them. Whoever
 * asks meanwhile shares one fetch, and what fails rests for a moment, so that it is not hammered.
 */
export class Kept<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #options: KeptOptions;

  constructor(options: KeptOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#entries.size;
  }

  forget(key: string): void {
    this.#entries.delete(key);
  }

  get(key: string, fetchIt: () => Promise<Value>, later?: (work: Promise<unknown>) => void): Promise<Value> {
    const now = this.#options.now();
    const entry = this.#entries.get(key);
    if (entry && now < entry.freshUntil) return entry.value;
    const { last } = entry ?? {};
    if (entry && last !== undefined && now < entry.staleUntil) {
      const renewed = this.#put(key, fetchIt, last);
      later?.(renewed);
      return Promise.resolve(last);
    }
    return this.#put(key, fetchIt);
  }

  #put(key: string, fetchIt: () => Promise<Value>, last?: Value): Promise<Value> {
    const { freshMs, staleMs, failedMs, most, now } = this.#options;
    const value = fetchIt();
    const entry: Entry<Value> = {
      value,
      freshUntil: now() + freshMs,
      staleUntil: now() + freshMs + staleMs,
      ...(last === undefined ? {} : { last }),
    };
    value.then(
      (had) => {
        entry.last = had;
      },
      () => {
        entry.freshUntil = now() + failedMs;
        // What could not be had again is shown as it was, until it is too old.
        if (last !== undefined) entry.value = Promise.resolve(last);
      },
    );
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > most && oldest !== undefined) this.#entries.delete(oldest);
    return value;
  }
}
