import {
  type DefaultError,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

interface SharedQuery<Data> {
  subscribe(listener: () => void): () => void;
  get(): Data | undefined;
}

const subscribeToNothing = () => () => {};

/**
 * Creates a hook for the data of a query that each card of a list reads. All components share one observer,
 * because lists whose cards had an observer each took a fifth longer to render.
 */
export function createSharedQuery<Data, Failure = DefaultError, Key extends QueryKey = QueryKey>(
  getOptions: () => QueryObserverOptions<Data, Failure, Data, Data, Key>,
): (enabled?: boolean) => Data | undefined {
  const queryByClient = new WeakMap<QueryClient, SharedQuery<Data>>();
  return (enabled = true) => {
    const client = useQueryClient();
    const query = queryByClient.get(client) ?? shareQuery(client, getOptions());
    queryByClient.set(client, query);
    const data = useSyncExternalStore(enabled ? query.subscribe : subscribeToNothing, query.get, query.get);
    return enabled ? data : undefined;
  };
}

function shareQuery<Data, Failure, Key extends QueryKey>(
  client: QueryClient,
  given: QueryObserverOptions<Data, Failure, Data, Data, Key>,
): SharedQuery<Data> {
  const options = client.defaultQueryOptions({ ...given, notifyOnChangeProps: ['data'] });
  const observer = new QueryObserver(client, options);
  const cache = client.getQueryCache();
  /**
   * Returns the current query. The cache drops a query that has had no subscriber for minutes, and the
   * observer would otherwise stay with the dropped one.
   */
  function current() {
    const query = observer.getCurrentQuery();
    if (cache.get(query.queryHash) !== (query as unknown)) observer.setOptions(options);
    return observer.getCurrentQuery();
  }
  return {
    subscribe(listener) {
      // The library fetches outdated data on subscribing only for the first listener, so this fetches it for
      // the others.
      const isObserved = observer.hasListeners();
      const { state } = current();
      const unsubscribe = observer.subscribe(listener);
      if (isObserved && state.data !== undefined && observer.getCurrentResult().isStale)
        void observer.refetch({ cancelRefetch: false });
      return unsubscribe;
    },
    get: () => current().state.data,
  };
}
