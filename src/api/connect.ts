import { getApiKey, getChannelKey } from '@generated/api/keys/keys';
import { reportError } from '@generated/api/monitoring/monitoring';
import { apiEvents } from './events';
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

/** Sends failures to the error log. A report that fails is itself not reported. */
export function connectErrorLog(): () => void {
  return apiEvents.on('failure', ({ operation, ...failure }) => {
    if (operation === 'reportError') return;
    reportError({ kind: 'request', operation, ...failure }).catch(() => {});
  });
}
