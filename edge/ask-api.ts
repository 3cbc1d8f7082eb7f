import { readHosts, readKey } from './facts.ts';
import { Kept } from './kept.ts';

const MINUTE_MS = 60_000;
export const FAILED_MS = 5_000;
const LARGEST = 200_000;

export interface ApiOptions {
  fetch: typeof fetch;
  /** config.json of the host that an address is on. */
  config(address: URL): Promise<unknown>;
  /** Where paths of the site's own origin are answered. */
  backend(address: URL): string;
  now(): number;
}

/** The backend does not know the keys, and says which. */
class BadKeys extends Error {
  override readonly name = 'BadKeys';
}

/** The few calls of the contract that a description needs, with keys as a visitor has them. */
export class Api {
  readonly #options: ApiOptions;
  readonly #configs: Kept<ReturnType<typeof readHosts>>;
  readonly #keys: Kept<{ channel: string; api: string }>;

  constructor(options: ApiOptions) {
    this.#options = options;
    const { now } = options;
    const kept = { freshMs: 5 * MINUTE_MS, staleMs: 5 * MINUTE_MS, failedMs: FAILED_MS, most: 500, now };
    this.#configs = new Kept(kept);
    this.#keys = new Kept(kept);
  }

  /** An exempt call: without keys. */
  async open(address: URL, path: string, signal: AbortSignal): Promise<unknown> {
    return this.#json(`${await this.#host(address)}/api${path}`, { signal });
  }

  /** A call with keys. Keys that are refused are fetched anew, once. */
  async keyed(
    address: URL,
    path: string,
    query: Record<string, string>,
    signal: AbortSignal,
  ): Promise<unknown> {
    const api = await this.#host(address);
    const call = async () => {
      const { channel, api: key } = await this.#keys.get(address.host, () =>
        this.#fetchKeys(address, signal),
      );
      const search = new URLSearchParams({ ...query, api_key: key, channel_key: channel });
      return this.#json(`${api}/api${path}?${search}`, { signal });
    };
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof BadKeys)) throw error;
      this.#keys.forget(address.host);
      return call();
    }
  }

  async #fetchKeys(address: URL, signal: AbortSignal) {
    const { keysHost } = await this.#config(address);
    const keys = this.#whole(keysHost ?? '/keys', address);
    const channel = readKey(await this.#json(`${keys}/${address.hostname}.json`, { signal }), 'channel_key');
    if (!channel) throw new Error('no channel key');
    const asked = await this.#json(`${await this.#host(address)}/api/get_api_key`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ channel_key: channel }),
      signal,
    });
    const api = readKey(asked, 'api_key');
    if (!api) throw new Error('no API key');
    return { channel, api };
  }

  #config(address: URL) {
    return this.#configs.get(address.host, async () => readHosts(await this.#options.config(address)));
  }

  async #host(address: URL): Promise<string> {
    return this.#whole((await this.#config(address)).apiHost ?? '', address);
  }

  #whole(host: string, address: URL): string {
    const whole = /^https?:\/\//.test(host) ? host : this.#options.backend(address) + host;
    return whole.replace(/\/$/, '');
  }

  async #json(url: string, init: RequestInit): Promise<unknown> {
    const answer = await this.#options.fetch(url, { redirect: 'error', ...init });
    const text = await answer.text();
    if (answer.status === 400 && /"(api|channel)_key"\s*:/.test(text)) throw new BadKeys();
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    if (!/^application\/json\b/.test(answer.headers.get('content-type') ?? ''))
      throw new Error('the answer is no JSON');
    if (text.length > LARGEST) throw new Error('the answer is too long');
    return JSON.parse(text);
  }
}
