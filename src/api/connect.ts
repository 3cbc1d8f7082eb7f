import { getApiKey, getChannelKey } from '@generated/api/keys/keys';
import { client, keyRing } from './http';
import type { Hosts } from './request';

/** Joins the mutator with the generated calls that it needs itself. Done once, before the first call. */
export function connectApi(hosts: Hosts, hostname: string): void {
  client.hosts = hosts;
  keyRing.connect({
    channelKey: async () => (await getChannelKey(hostname)).channel_key,
    apiKey: async (channelKey) => (await getApiKey({ channel_key: channelKey })).api_key,
  });
}
