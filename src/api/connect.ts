import { getApiKey, getChannelKey } from '@generated/api/keys/keys';
import { client, keyRing } from './http';
import type { Hosts } from './request';

/**
 * Connects the mutator to the key requests, which are generated code that uses the mutator. Called once,
 * before the first request.
 */
export function connectApi(hosts: Hosts, hostname: string): void {
  client.hosts = hosts;
  keyRing.connect({
    channelKey: async () => (await getChannelKey(hostname)).channel_key,
    apiKey: async (channelKey) => (await getApiKey({ channel_key: channelKey })).api_key,
  });
}
