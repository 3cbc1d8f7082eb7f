import { getGetProfileQueryKey } from '@generated/api/profile/profile';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { recheckViewer } from '../../api/session/recheck-viewer';
import { storage } from '../../browser/storage/storage';

const CHANGED = 'viewer_changed';

/** When this tab's viewer changes, the channel's other tabs ask again who is signed in. */
export function syncViewerAcrossTabs(queryClient: QueryClient): () => void {
  const profile = hashKey(getGetProfileQueryKey());
  const read = () => queryClient.getQueryData(getGetProfileQueryKey());
  let known = JSON.stringify(read());
  let hearing = false;

  const stopTelling = queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== profile) return;
    const now = JSON.stringify(query.state.data);
    if (now === known) return;
    const isFirst = known === undefined;
    known = now;
    if (!isFirst && !hearing) storage.set(CHANGED, `${Date.now()}-${Math.random()}`);
  });

  const stopHearing = storage.watch(CHANGED, async () => {
    if (read() === undefined) return;
    hearing = true;
    try {
      await recheckViewer(queryClient);
    } catch {
      // Whoever was signed in stays so until a call says otherwise.
    } finally {
      hearing = false;
    }
  });

  return () => {
    stopTelling();
    stopHearing();
  };
}
