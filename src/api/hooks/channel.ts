import { getBootstrap, getGetBootstrapQueryKey } from '@generated/api/channel/channel';
import type { Bootstrap, GetBootstrapParams } from '@generated/model';
import { queryOptions } from '@tanstack/react-query';
import { isRecord } from '../../lib/parse/is';
import { ApiError } from '../errors';
import { createSharedQuery } from './shared-query';

/** The parameters that every bootstrap request has. */
export const BOOTSTRAP_PARAMS: GetBootstrapParams = {
  'color-settings[client_interface]': 'web',
  'slides[client_interface]': 'web',
};

const LISTS = [
  'events-categories',
  'events-locations',
  'faq',
  'menu',
  'packages',
  'pages',
  'participant-groups',
  'participant-group-properties',
  'slides',
  'subscriptions',
] as const satisfies readonly (keyof Bootstrap)[];

/** Whether the response has all parts that screens rely on. */
export const isCompleteChannel = (response: Bootstrap) =>
  isRecord(response.settings) && LISTS.every((name) => Array.isArray(response[name]));

/**
 * Rejects an incomplete channel. Start-up then fetches the parts one by one, and a later refetch leaves the
 * cached channel in place.
 */
export const channelOptions = () =>
  queryOptions({
    queryKey: getGetBootstrapQueryKey(BOOTSTRAP_PARAMS),
    queryFn: async ({ signal }) => {
      const response = await getBootstrap(BOOTSTRAP_PARAMS, { signal });
      if (isCompleteChannel(response)) return response;
      throw new ApiError({ kind: 'malformed', operation: 'getBootstrap', status: 200 });
    },
  });

const useCachedChannel = createSharedQuery(channelOptions);

/** Returns the channel's data, which start-up loads before any screen renders. */
export function useChannel(): Bootstrap {
  const data = useCachedChannel();
  if (!data) throw new Error('the channel is used before start-up has it');
  return data;
}
