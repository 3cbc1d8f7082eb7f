import type { QueryClient } from '@tanstack/react-query';
import { channelOptions } from '../../api/hooks/channel';
import { pageText } from './page-text';
import { pageAt } from './route-status';

/** Opens the text of a channel page that the edge has rendered. */
export async function openPageText(queryClient: QueryClient, { path }: { path: string }): Promise<void> {
  const { pages = [] } = queryClient.getQueryData(channelOptions().queryKey) ?? {};
  if (pageAt(pages, path)?.html) await pageText.open();
}
