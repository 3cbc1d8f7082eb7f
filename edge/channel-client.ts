import {
  ALL_LANGUAGES,
  chooseLanguage,
  detectsLanguage,
  firstPreferred,
  type Language,
} from '../src/i18n/languages.ts';
import { parseAcceptLanguage } from '../src/lib/parse/accept-language.ts';
import { ApiClient, type ApiOptions, RETRY_FAILED_AFTER_MS } from './api-client.ts';
import { type ChannelFacts, readChannel } from './facts.ts';
import { HostGate } from './host-gate.ts';
import { StaleCache } from './stale-cache.ts';

export interface ChannelOptions extends Partial<Omit<ApiOptions, 'config' | 'backend'>> {
  config: ApiOptions['config'];
  backend?: ApiOptions['backend'];
  /** The hosts that this server serves. By default, all hosts that have keys. */
  hosts?: readonly string[];
}

interface FoundChannel {
  channel: ChannelFacts;
  language: Language;
  /** Whether another `Accept-Language` may lead to another language. */
  varies: boolean;
}

export interface ChannelClient {
  api: ApiClient;
  gate: HostGate;
  now(): number;
  /**
   * Returns the channel in the language that the site would choose for this viewer, or null if the response
   * contains no channel.
   */
  find(
    address: URL,
    viewer: { acceptLanguage: string; chosen?: Language | undefined },
    signal: AbortSignal,
  ): Promise<FoundChannel | null>;
}

const FRESH_MS = 300_000;
const STALE_MS = 600_000;
const MAX_CHANNELS = 2_000;

/**
 * Creates what all parts of the edge share: the API client with its keys, the known hosts, and each host's
 * channel.
 */
export function createChannelClient(options: ChannelOptions): ChannelClient {
  const { now = Date.now } = options;
  const gate = new HostGate({ hosts: options.hosts, now });
  const api = new ApiClient({
    onKeys: (host) => gate.remember(host),
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    config: options.config,
    backend: options.backend ?? ((address) => address.origin),
    now,
  });
  const channels = new StaleCache<ChannelFacts | null>({
    ...{
      freshMs: FRESH_MS,
      staleMs: STALE_MS,
      failedMs: RETRY_FAILED_AFTER_MS,
      maxEntries: MAX_CHANNELS,
      now,
    },
  });
  return {
    api,
    gate,
    now,
    async find(address, { acceptLanguage, chosen }, signal) {
      api.prefetchKeys(address, signal);
      const channelIn = (language: Language | undefined) =>
        channels.get(`${address.host} ${language ?? ''}`, async () =>
          readChannel(await api.fetchWithoutKeys(address, '/settings', language, signal)),
        );
      const preferred = parseAcceptLanguage(acceptLanguage);
      const first = chosen ?? firstPreferred(preferred, ALL_LANGUAGES);
      const known = await channelIn(first);
      if (!known) return null;
      const language = chooseLanguage(known.languages, chosen, preferred);
      // The channel's name is translated too, so the channel is fetched in the language of the response.
      const channel = first && language !== first ? await channelIn(language) : known;
      return channel && { channel, language, varies: !chosen && detectsLanguage(channel.languages) };
    },
  };
}
