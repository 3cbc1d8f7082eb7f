/**
 * The addresses of the first requests of a start, for code that cannot import the generated client: the early
 * bundle and the build. `tests/early-calls.test.ts` compares them with the generated ones.
 */
export const EARLY_ADDRESSES = {
  channelKey: (hostname: string) => `/${encodeURIComponent(hostname)}.json`,
  apiKey: '/api/get_api_key',
  bootstrap:
    '/api/channel-bootstrap-data?color-settings%5Bclient_interface%5D=web&slides%5Bclient_interface%5D=web',
  participants: '/api/participants?no_limit=1',
  profile: '/api/profile',
  homepage: '/api/events-for-homepage',
  event: (id: string) => `/api/events/${id}`,
  packages: '/api/packages?no_limit=1',
  plans: '/api/subscriptions',
};
