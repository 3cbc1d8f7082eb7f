import { getGetProfileQueryKey, getGetUserAccessQueryKey } from '@generated/api/profile/profile';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useViewer } from '../../api/hooks/viewer';
import { downloadHistory } from '../../browser/memory/download-history';
import { type Download, downloads } from './downloads';

/**
 * A download with its state. A completed download is added to the history, and the
 * viewer's counts are refetched.
 */
export function useDownload(download: Download, name: string) {
  const queryClient = useQueryClient();
  const userId = useViewer()?.id ?? null;
  const state = useSyncExternalStore(downloads.subscribe, () => downloads.read(download));

  async function start() {
    const file = await downloads.start(download);
    if (!file || userId === null) return;
    const { file_name: fileName, size } = file;
    downloadHistory(userId).add({ ...download, name, fileName, size, at: Date.now() });
    for (const queryKey of [getGetProfileQueryKey(), getGetUserAccessQueryKey()])
      void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 1) });
  }

  return { state, start: () => void start(), cancel: () => downloads.cancel(download) };
}
