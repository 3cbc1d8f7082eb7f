import { QueryCache, QueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '../lib/time/time';

/** The only place for server state. Its retry is off, since the mutator retries. */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache();
  const leftErrors = new WeakSet<Error>();
  queryCache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved' && query.state.error) leftErrors.add(query.state.error);
  });
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        retry: false,
        // A query that waited for the connection would leave its screen loading: it fails, and is sent again
        // when the connection returns.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: MINUTE_MS,
        // A prefetch that failed is the screen's answer too: asking again at mount would repeat a 429 at once. Only
        // a failure that a screen has shown and left, or that is out of date, is asked for again.
        retryOnMount: ({ state: { error, errorUpdatedAt } }) =>
          !error || leftErrors.has(error) || Date.now() - errorUpdatedAt > MINUTE_MS,
      },
      // A press is answered at once: what waited for the connection would be sent when nobody expects it.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
