import type { Language } from '../src/i18n/languages.ts';
import { readHosts, readKey } from './facts.ts';
import { StaleCache } from './stale-cache.ts';

const MINUTE_MS = 60_000;
export const RETRY_FAILED_AFTER_MS = 5_000;
const MAX_LENGTH = 200_000;
/** The size limit for lists of a large channel: 2,000 teams are 1.3 million characters. */
export const MAX_LIST_LENGTH = 4_000_000;

export interface ApiOptions {
  fetch: typeof fetch;
  /** Returns the config.json of the host name in the URL. */
  config(address: URL): Promise<unknown>;
  /** Returns the origin of the backend, for API paths on the site's own origin. */
  backend(address: URL): string;
  now(): number;
  /** Called when a host's keys have been fetched. */
  onKeys?(host: string): void;
}

/** Thrown when the backend responds with an error. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;

  constructor(status: number) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}

/** Thrown when the backend's error names a rejected key. */
class BadKeysError extends Error {
  override readonly name = 'BadKeysError';
}

/** Makes the few API requests that the edge needs, with a visitor's keys. */
export class ApiClient {
  readonly #options: ApiOptions;
  readonly #configs: StaleCache<ReturnType<typeof readHosts>>;
  readonly #keys: StaleCache<{ channel: string; api: string }>;

  constructor(options: ApiOptions) {
    this.#options = options;
    const { now } = options;
    const cacheOptions = {
      freshMs: 5 * MINUTE_MS,
      staleMs: 5 * MINUTE_MS,
      failedMs: RETRY_FAILED_AFTER_MS,
      maxEntries: 500,
      now,
    };
    this.#configs = new StaleCache(cacheOptions);
    this.#keys = new StaleCache(cacheOptions);
  }

  /**
   * Makes a request without keys, for operations that are exempt from them. Without a language, the response
   * is in the channel's own language.
   */
  async fetchWithoutKeys(
    address: URL,
    path: string,
    language: Language | undefined,
    signal: AbortSignal,
    maxLength = MAX_LENGTH,
  ): Promise<unknown> {
    const headers: HeadersInit = language ? { 'Accept-Language': language } : {};
    return this.#json(`${await this.#host(address)}/api${path}`, { headers, signal }, maxLength);
  }

  /**
   * Makes a request with keys, for texts in a language. If the backend rejects the keys, it fetches new ones
   * once.
   */
  async fetchWithKeys(
    address: URL,
    path: string,
    query: Record<string, string>,
    language: Language,
    signal: AbortSignal,
    maxLength = MAX_LENGTH,
  ): Promise<unknown> {
    const api = await this.#host(address);
    const call = async () => {
      const { channel, api: key } = await this.#keysOf(address, signal);
      const search = new URLSearchParams({ ...query, api_key: key, channel_key: channel });
      const headers = { 'Accept-Language': language };
      const separator = path.includes('?') ? '&' : '?';
      return this.#json(`${api}/api${path}${separator}${search}`, { headers, signal }, maxLength);
    };
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof BadKeysError)) throw error;
      this.#keys.delete(address.host);
      return call();
    }
  }

  /**
   * Fetches an image of the channel. One on the site's own origin comes from the backend, as in a browser.
   */
  async fetchPicture(address: URL, url: string, signal: AbortSignal): Promise<Response> {
    const own = url.startsWith(`${address.origin}/`);
    return this.#options.fetch(own ? this.#absoluteUrl(url.slice(address.origin.length), address) : url, {
      redirect: 'error',
      signal,
    });
  }

  /** Fetches the keys before a request needs them. That request reports any failure. */
  prefetchKeys(address: URL, signal: AbortSignal): void {
    this.#keysOf(address, signal).catch(() => {});
  }

  #keysOf(address: URL, signal: AbortSignal) {
    return this.#keys.get(address.host, () => this.#fetchKeys(address, signal));
  }

  async #fetchKeys(address: URL, signal: AbortSignal) {
    const { keysHost } = await this.#config(address);
    const keys = this.#absoluteUrl(keysHost ?? '/keys', address);
    const channel = readKey(await this.#json(`${keys}/${address.hostname}.json`, { signal }), 'channel_key');
    if (!channel) throw new Error('no channel key');
    const response = await this.#json(`${await this.#host(address)}/api/get_api_key`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ channel_key: channel }),
      signal,
    });
    const api = readKey(response, 'api_key');
    if (!api) throw new Error('no API key');
    this.#options.onKeys?.(address.host);
    return { channel, api };
  }

  #config(address: URL) {
    return this.#configs.get(address.host, async () => readHosts(await this.#options.config(address)));
  }

  async #host(address: URL): Promise<string> {
    return this.#absoluteUrl((await this.#config(address)).apiHost ?? '', address);
  }

  #absoluteUrl(host: string, address: URL): string {
    const whole = /^https?:\/\//.test(host) ? host : this.#options.backend(address) + host;
    return whole.replace(/\/$/, '');
  }

  async #json(url: string, init: RequestInit, maxLength = MAX_LENGTH): Promise<unknown> {
    const response = await this.#options.fetch(url, { redirect: 'error', ...init });
    const text = await response.text();
    if (response.status === 400 && /"(api|channel)_key"\s*:/.test(text)) throw new BadKeysError();
    if (!response.ok) throw new HttpError(response.status);
    if (!/^application\/json\b/.test(response.headers.get('content-type') ?? ''))
      throw new Error('the response is not JSON');
    if (text.length > maxLength) throw new Error('the response is too long');
    return JSON.parse(text);
  }
}
