import { getListEventClipsQueryKey, useListUserClips } from '@generated/api/clips/clips';
import { getGetEventQueryKey } from '@generated/api/events/events';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useViewer } from '../../../api/hooks/viewer';
import { followedClips } from '../../../browser/memory/followed-clips';
import { paths } from '../../../lib/links/paths';
import { showToast } from '../../../ui/overlay/toasts';
import { pollIntervalMs, settledClips } from './clip-state';
import { CLIPS_PER_PAGE } from './use-my-clips';

const TOAST_MS = 15_000;
const IDLE_POLL_MS = 5_000;

/** Shows a toast on any page when a requested clip is ready or has failed. */
export function ClipFollower() {
  const queryClient = useQueryClient();
  const userId = useViewer()?.id ?? null;
  const all = useSyncExternalStore(followedClips.subscribe, followedClips.read);
  const followed = all.filter((row) => row.userId === userId);
  const { data, dataUpdatedAt } = useListUserClips(
    { limit: CLIPS_PER_PAGE },
    {
      query: {
        enabled: followed.length > 0,
        staleTime: 0,
        refetchInterval: ({ state }) => pollIntervalMs(state.data?.data, Date.now()) || IDLE_POLL_MS,
      },
    },
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer again may mean that the time is up
  useEffect(() => {
    // A response that is older than the request for a clip does not contain the clip.
    const coveredByResponse = followed.filter(({ at }) => at < dataUpdatedAt);
    if (!data || coveredByResponse.length === 0) return;
    const { ready, failed, over } = settledClips(coveredByResponse, data.data, Date.now());
    const mine = over.filter((id) => followedClips.remove(id));
    for (const { id, uuid, name, event_id } of ready) {
      if (!mine.includes(id)) continue;
      for (const queryKey of [getListEventClipsQueryKey(event_id), getGetEventQueryKey(event_id)])
        void queryClient.invalidateQueries({ queryKey });
      if (followedClips.isShownHere(id)) continue;
      const link = { to: paths.share(id, uuid), label: 'clips.watch' as const };
      showToast({ type: 'success', message: 'clips.isReady', values: { name }, link, durationMs: TOAST_MS });
    }
    for (const { id } of failed) {
      if (!mine.includes(id) || followedClips.isShownHere(id)) continue;
      const link = { to: paths.clips, label: 'clips.toMine' as const };
      showToast({ type: 'error', message: 'clips.failed', link, durationMs: TOAST_MS });
    }
  }, [data, dataUpdatedAt, all]);

  return null;
}
