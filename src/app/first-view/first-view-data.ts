import { getGetProfileQueryKey } from '@generated/api/profile/profile';
import type { Bootstrap } from '@generated/model';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { channelOptions } from '../../api/hooks/channel';
import type { FirstView } from '../../browser/first-view';
import type { Language } from '../../i18n/languages';

/** A key of the query cache, what it holds, and whether the screen fetches it again at once. */
export type FirstEntry = [key: QueryKey, data: unknown, next?: 'fetch-again'];

/** What a page that the edge has rendered brings, so that the browser asks for nothing of it again. */
export interface FirstViewData extends FirstView {
  language: Language;
  /** config.json */
  config: unknown;
  channel: Bootstrap;
  /** All other responses. */
  entries: FirstEntry[];
  /** The keys of what is less than the response. */
  trimmed: QueryKey[];
}

/** Puts the responses where the screens look for them. A page that the edge renders is that of a visitor. */
export function fillQueries(queryClient: QueryClient, { now, channel, entries }: FirstViewData): void {
  queryClient.setQueryData(channelOptions().queryKey, channel, { updatedAt: now });
  for (const [key, data, next] of entries) queryClient.setQueryData(key, data, { updatedAt: next ? 0 : now });
  queryClient.setQueryData(getGetProfileQueryKey(), null, { updatedAt: now });
}
