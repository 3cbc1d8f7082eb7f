import type { Store } from '../browser/storage/storage';
import { isString } from '../lib/parse/is';

export interface Keys {
  channelKey: string;
  apiKey: string;
}

/** How keys are asked for. Given by `connect.ts`, since the calls themselves are generated code. */
export interface KeySource {
  channelKey(): Promise<string>;
  apiKey(channelKey: string): Promise<string>;
}

const CHANNEL_KEY = 'channel_key';
const API_KEY = 'api_key';

/**
 * The channel key says whose site this is, the API key whose session. Both are kept on the device and
 * used at once on the next visit; whether they still hold is found out by using them. However many
 * calls want keys, or find the same keys dead, they are fetched once.
 */
export class KeyRing {
  readonly #store: Store;
  #source: KeySource | null = null;
  #keys: Keys | null = null;
  #fetching: Promise<Keys> | null = null;

  constructor(store: Store) {
    this.#store = store;
    // Another tab logged out or refreshed: its keys are this tab's keys.
    store.watch(API_KEY, () => {
      this.#keys = null;
    });
  }

  connect(source: KeySource): void {
    this.#source = source;
  }

  /** The keys to call with, fetched when there are none. */
  get(): Promise<Keys> {
    if (this.#fetching) return this.#fetching;
    this.#keys ??= this.#read();
    return this.#keys ? Promise.resolve(this.#keys) : this.#fetch();
  }

  /** The API key at hand, if any, without asking for one. */
  peek(): Keys | null {
    this.#keys ??= this.#read();
    return this.#keys;
  }

  /**
   * Drops `dead` and fetches fresh keys. When they have been replaced since, the replacement is the
   * answer. The channel key is dropped too unless only the session ended.
   */
  refresh(dead: Keys | null, keep: 'nothing' | 'channel-key' = 'nothing'): Promise<Keys> {
    const current = this.#keys ?? this.#read();
    if (this.#fetching) return this.#fetching;
    if (current && dead && current.apiKey !== dead.apiKey) return this.get();
    this.#keys = null;
    this.#store.remove(API_KEY);
    if (keep === 'nothing') this.#store.remove(CHANNEL_KEY);
    return this.#fetch();
  }

  #read(): Keys | null {
    const channelKey = this.#store.get(CHANNEL_KEY, isString);
    const apiKey = this.#store.get(API_KEY, isString);
    return channelKey && apiKey ? { channelKey, apiKey } : null;
  }

  #fetch(): Promise<Keys> {
    const fetching = this.#ask().finally(() => {
      this.#fetching = null;
    });
    this.#fetching = fetching;
    return fetching;
  }

  async #ask(): Promise<Keys> {
    if (!this.#source) throw new Error('The key ring has no source');
    const kept = this.#store.get(CHANNEL_KEY, isString);
    try {
      return await this.#exchange(this.#source, kept ?? (await this.#source.channelKey()));
    } catch (error) {
      // A kept channel key may be the one that died: ask for it anew, once.
      if (!kept) throw error;
      this.#store.remove(CHANNEL_KEY);
      return this.#exchange(this.#source, await this.#source.channelKey());
    }
  }

  async #exchange(source: KeySource, channelKey: string): Promise<Keys> {
    const apiKey = await source.apiKey(channelKey);
    this.#store.set(CHANNEL_KEY, channelKey);
    this.#store.set(API_KEY, apiKey);
    this.#keys = { channelKey, apiKey };
    return this.#keys;
  }
}
