import type { QueryClient } from '@tanstack/react-query';
import { channelOptions } from '../../api/hooks/channel';
import { pageText } from './page-text';
import { pageAt } from './route-status';

/** Loads the code for a channel page's text before a page rendered by the edge is hydrated. */
export async function openPageText(queryClient: QueryClient, { path }: { path: string }): Promise<void> {
  const { pages = [] } = queryClient.getQueryData(channelOptions().queryKey) ?? {};
  if (pageAt(pages, path)?.html) await pageText.open();
}
