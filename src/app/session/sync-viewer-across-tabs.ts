import { getGetProfileQueryKey } from '@generated/api/profile/profile';
import type { User } from '@generated/model';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { recheckViewer } from '../../api/session/recheck-viewer';
import { rememberSignedIn } from '../../browser/memory/session-marker';
import { storage } from '../../browser/storage/storage';
import { showToast } from '../../ui/overlay/toasts';

const STORAGE_KEY = 'viewer_changed';
const NOTICE_MS = 20_000;

/**
 * Makes the other tabs refetch their viewer when the viewer of this tab changes, for example by a log-out.
 */
export function syncViewerAcrossTabs(queryClient: QueryClient): () => void {
  const profile = hashKey(getGetProfileQueryKey());
  const read = () => queryClient.getQueryData<User | null>(getGetProfileQueryKey());
  let known = JSON.stringify(read());
  let isRechecking = false;

  const stopPublishing = queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== profile) return;
    const data = read();
    const now = JSON.stringify(data);
    if (now === known) return;
    const isFirst = known === undefined;
    known = now;
    if (data !== undefined) rememberSignedIn(data !== null);
    if (!isFirst && !isRechecking) storage.set(STORAGE_KEY, `${Date.now()}-${Math.random()}`);
  });

  const stopListening = storage.watch(STORAGE_KEY, async () => {
    const before = read();
    if (before === undefined) return;
    isRechecking = true;
    try {
      await recheckViewer(queryClient);
    } catch {
      // If the check fails, the viewer stays the same until a request is refused.
    } finally {
      isRechecking = false;
    }
    if (before && read() === null)
      showToast({ message: 'session.endedInAnotherWindow', durationMs: NOTICE_MS });
  });

  return () => {
    stopPublishing();
    stopListening();
  };
}
