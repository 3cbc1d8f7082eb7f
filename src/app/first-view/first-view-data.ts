import { getGetProfileQueryKey } from '@generated/api/profile/profile';
import type { Bootstrap } from '@generated/model';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { channelOptions } from '../../api/hooks/channel';
import type { FirstView } from '../../browser/first-view';
import type { Language } from '../../i18n/languages';

/** A query key, its data, and whether the screen fetches the data again at once. */
export type FirstEntry = [key: QueryKey, data: unknown, next?: 'fetch-again'];

/** The data in a page rendered at the edge, so that the browser does not request it again. */
export interface FirstViewData extends FirstView {
  language: Language;
  /** The content of config.json. */
  config: unknown;
  channel: Bootstrap;
  /** The data of all other responses, for the query cache. */
  entries: FirstEntry[];
  /** The keys of the entries that contain only a part of the response. */
  trimmed: QueryKey[];
}

/**
 * Puts the responses into the query cache, where the screens read them. The edge renders every page for a
 * visitor.
 */
export function fillQueries(queryClient: QueryClient, { now, channel, entries }: FirstViewData): void {
  queryClient.setQueryData(channelOptions().queryKey, channel, { updatedAt: now });
  for (const [key, data, next] of entries) queryClient.setQueryData(key, data, { updatedAt: next ? 0 : now });
  queryClient.setQueryData(getGetProfileQueryKey(), null, { updatedAt: now });
}
