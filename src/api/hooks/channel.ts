import { getBootstrap, getGetBootstrapQueryKey } from '@generated/api/channel/channel';
import type { Bootstrap, GetBootstrapParams } from '@generated/model';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isRecord } from '../../lib/parse/is';
import { ApiError } from '../errors';

/** The bootstrap call is always made with its stated parameters. */
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

/** Whether each part is there. Without one, every screen would break that reads it. */
const isWhole = (answer: Bootstrap) =>
  isRecord(answer.settings) && LISTS.every((name) => Array.isArray(answer[name]));

/** A channel that is not whole is none: at start it is put together from its parts, later the one at hand stands. */
export const channelOptions = () =>
  queryOptions({
    queryKey: getGetBootstrapQueryKey(BOOTSTRAP_PARAMS),
    queryFn: async ({ signal }) => {
      const answer = await getBootstrap(BOOTSTRAP_PARAMS, { signal });
      if (isWhole(answer)) return answer;
      throw new ApiError({ kind: 'malformed', operation: 'getBootstrap', status: 200 });
    },
  });

/** What makes this site this channel's. Start-up has it before any screen renders. */
export function useChannel(): Bootstrap {
  const { data } = useQuery(channelOptions());
  if (!data) throw new Error('the channel is used before start-up has it');
  return data;
}
