import {
  getListVodMediaCategoriesQueryOptions,
  getListVodMediaRailsQueryOptions,
} from '@generated/api/library/library';
import type { QueryClient } from '@tanstack/react-query';
import { readLibraryQuery } from './library-query';

/** Prefetches the categories. Also prefetches the rails, unless the URL contains a search or a category. */
export function prefetchLibrary(queryClient: QueryClient, { search }: { search: string }): void {
  void queryClient.prefetchQuery(getListVodMediaCategoriesQueryOptions());
  const { title, category } = readLibraryQuery(new URLSearchParams(search));
  if (!title && !category) void queryClient.prefetchQuery(getListVodMediaRailsQueryOptions());
}
