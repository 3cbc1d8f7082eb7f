import type { Store } from '../browser/storage/storage';
import { isString } from '../lib/parse/is';

export interface Keys {
  channelKey: string;
  apiKey: string;
}

/** Fetches keys. `connect.ts` passes it in, since the requests are generated code that uses this file. */
export interface KeySource {
  channelKey(): Promise<string>;
  apiKey(channelKey: string): Promise<string>;
}

const CHANNEL_KEY = 'channel_key';
const API_KEY = 'api_key';

/**
 * The channel key identifies the site, and the API key identifies the session. Both are stored and used at
 * once on the next visit; a request shows whether they are still valid. Concurrent fetches of keys are
 * deduped.
 */
export class KeyRing {
  readonly #store: Store;
  #source: KeySource | null = null;
  #keys: Keys | null = null;
  #fetching: Promise<Keys> | null = null;
  #visitorKey: string | null = null;

  constructor(store: Store) {
    this.#store = store;
    // Uses the keys of another tab when that tab has logged out or fetched new keys.
    store.watch(API_KEY, () => {
      this.#keys = null;
    });
  }

  connect(source: KeySource): void {
    this.#source = source;
  }

  /** Returns the current keys, and fetches them if there are none. */
  get(): Promise<Keys> {
    if (this.#fetching) return this.#fetching;
    this.#keys ??= this.#read();
    return this.#keys ? Promise.resolve(this.#keys) : this.#fetch();
  }

  /** Returns the current keys, or null if there are none; never fetches. */
  peek(): Keys | null {
    this.#keys ??= this.#read();
    return this.#keys;
  }

  /**
   * Whether, as far as is known, nobody is signed in with these keys, because they are new or the profile was
   * refused.
   */
  isVisitor({ apiKey }: Keys): boolean {
    return this.#visitorKey === apiKey;
  }

  /** Records whether somebody is signed in with these keys. */
  markSignedIn({ apiKey }: Keys, signedIn: boolean): void {
    if (!signedIn) this.#visitorKey = apiKey;
    else if (this.#visitorKey === apiKey) this.#visitorKey = null;
  }

  /**
   * Replaces rejected keys, and returns the current ones if they have already been replaced. With
   * `keepChannelKey` only the API key is replaced, for a session that has ended.
   */
  refresh(rejected: Keys | null, { keepChannelKey = false } = {}): Promise<Keys> {
    const current = this.#keys ?? this.#read();
    if (this.#fetching) return this.#fetching;
    if (current && rejected && current.apiKey !== rejected.apiKey) return this.get();
    this.#keys = null;
    this.#store.remove(API_KEY);
    if (!keepChannelKey) this.#store.remove(CHANNEL_KEY);
    return this.#fetch();
  }

  #read(): Keys | null {
    const channelKey = this.#store.get(CHANNEL_KEY, isString);
    const apiKey = this.#store.get(API_KEY, isString);
    return channelKey && apiKey ? { channelKey, apiKey } : null;
  }

  #fetch(): Promise<Keys> {
    const fetching = this.#fetchOnce().finally(() => {
      this.#fetching = null;
    });
    this.#fetching = fetching;
    return fetching;
  }

  async #fetchOnce(): Promise<Keys> {
    if (!this.#source) throw new Error('The key ring has no source');
    const stored = this.#store.get(CHANNEL_KEY, isString);
    try {
      return await this.#exchange(this.#source, stored ?? (await this.#source.channelKey()));
    } catch (error) {
      // The stored channel key may be the invalid one, so it is fetched again once.
      if (!stored) throw error;
      this.#store.remove(CHANNEL_KEY);
      return this.#exchange(this.#source, await this.#source.channelKey());
    }
  }

  async #exchange(source: KeySource, channelKey: string): Promise<Keys> {
    const apiKey = await source.apiKey(channelKey);
    this.#store.set(CHANNEL_KEY, channelKey);
    this.#store.set(API_KEY, apiKey);
    this.#keys = { channelKey, apiKey };
    this.markSignedIn(this.#keys, false);
    return this.#keys;
  }
}
