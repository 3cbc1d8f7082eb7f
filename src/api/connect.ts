import { getApiKey, getChannelKey } from '@generated/api/keys/keys';
import { client, keyRing } from './http';
import type { Hosts } from './request';

/**
 * Gives the key ring its requests. They are generated code that uses the mutator, so the mutator cannot
 * import them. Call it once, before the first request.
 */
export function connectApi(hosts: Hosts, hostname: string): void {
  client.hosts = hosts;
  keyRing.connect({
    channelKey: async () => (await getChannelKey(hostname)).channel_key,
    apiKey: async (channelKey) => (await getApiKey({ channel_key: channelKey })).api_key,
  });
}
