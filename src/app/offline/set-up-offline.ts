import { getGetBootstrapQueryKey } from '@generated/api/channel/channel';
import {
  getListFavoriteEventsQueryKey,
  getListFavoriteEventsQueryOptions,
} from '@generated/api/events/events';
import { getGetProfileQueryKey } from '@generated/api/profile/profile';
import type { Bootstrap, EventList, User } from '@generated/model';
import type { QueryClient } from '@tanstack/react-query';
import { BOOTSTRAP_PARAMS } from '../../api/hooks/channel';
import { storage } from '../../browser/storage/storage';
import { serviceWorkerAddress } from '../../browser/trusted-types';
import { dictionary } from '../../i18n/dictionary';
import { KNOWN_GAMES_KEY, MAX_KNOWN_GAMES, toKnownGames } from './known-games';
import { readSiteLook, SITE_LOOK_KEY } from './site-look';

const NEXT_GAMES = { stream_status: 'upcoming', limit: MAX_KNOWN_GAMES } as const;

/** Registers the service worker, and stores the data that the offline page shows. */
export function setUpOffline(queryClient: QueryClient): void {
  // The registration is rejected where the device or the viewer does not allow it. The site works without it.
  navigator.serviceWorker?.register(serviceWorkerAddress(), { updateViaCache: 'none' }).catch(() => {});
  storeLook(queryClient);
  void storeGames(queryClient);
}

function storeLook(queryClient: QueryClient): void {
  const channel = queryClient.getQueryData<Bootstrap>(getGetBootstrapQueryKey(BOOTSTRAP_PARAMS));
  const language = dictionary.spoken();
  if (channel && language)
    storage.set(SITE_LOOK_KEY, readSiteLook(channel.settings.name, language, document.documentElement));
}

/**
 * Stores the next games of the teams that the viewer follows, now and whenever a screen has refetched them.
 */
async function storeGames(queryClient: QueryClient): Promise<void> {
  const key = getListFavoriteEventsQueryKey();
  const isSignedIn = () => Boolean(queryClient.getQueryData<User>(getGetProfileQueryKey()));
  const store = () => {
    const lists = queryClient.getQueriesData<EventList>({ queryKey: key });
    const games = toKnownGames(lists.flatMap(([, list]) => list?.data ?? []));
    if (isSignedIn() && games.length > 0) storage.set(KNOWN_GAMES_KEY, games);
  };
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === key[0] && query.state.status === 'success') store();
  });
  if (isSignedIn()) await queryClient.prefetchQuery(getListFavoriteEventsQueryOptions(NEXT_GAMES));
  store();
}
