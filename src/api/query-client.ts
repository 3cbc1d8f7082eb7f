import { QueryCache, QueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '../lib/time/time';

/**
 * Creates the query cache, which is the only place for server state. Its retries are off, since the mutator
 * retries.
 */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache();
  const shownErrors = new WeakSet<Error>();
  queryCache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved' && query.state.error) shownErrors.add(query.state.error);
  });
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        retry: false,
        // A query that waited for the connection would leave its screen loading. So it fails at once and is
        // sent again when the connection returns.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: MINUTE_MS,
        // A screen also uses the failure of its prefetch, because a request at mount would repeat a 429 at
        // once. The query is sent again only if a screen has shown the failure and unmounted, or if the
        // failure is out of date.
        retryOnMount: ({ state: { error, errorUpdatedAt } }) =>
          !error || shownErrors.has(error) || Date.now() - errorUpdatedAt > MINUTE_MS,
      },
      // An action without a connection fails at once. If it waited for the connection, it would be sent when
      // nobody expects it.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
