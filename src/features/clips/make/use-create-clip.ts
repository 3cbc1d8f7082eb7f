import { getListUserClipsQueryKey } from '@generated/api/clips/clips';
import { useCreateClip as useCreateClipCall } from '@generated/api/clips/clips-mutations';
import { getGetProfileQueryKey, getGetUserAccessQueryKey } from '@generated/api/profile/profile';
import type { Clip } from '@generated/model';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useViewer } from '../../../api/hooks/viewer';
import { followedClips } from '../../../browser/memory/followed-clips';
import { isWhole, refusedDraft } from './clip-draft';
import type { Draft } from './use-clip-draft';

/** Requests a clip and adds it to the followed clips, which are polled on every page. */
export function useCreateClip(eventId: number, mediumId: number, draft: Draft) {
  const queryClient = useQueryClient();
  const userId = useViewer()?.id ?? null;
  const [made, setMade] = useState<Clip | null>(null);
  const [refusal, setRefusal] = useState<ReturnType<typeof refusedDraft>['form']>(null);
  const { mutate, isPending } = useCreateClipCall({
    mutation: {
      onSuccess: (clip) => {
        if (userId !== null) followedClips.add({ id: clip.id, userId, at: Date.now() });
        const changed = [getListUserClipsQueryKey(), getGetProfileQueryKey(), getGetUserAccessQueryKey()];
        for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey });
        setMade(clip);
      },
      onError: (error) => {
        const { problems, form } = refusedDraft(error);
        draft.refuse(problems);
        setRefusal(form);
      },
    },
  });

  function create() {
    draft.attempt();
    setRefusal(null);
    const { name, tags, range } = draft.draft;
    if (!draft.isReady || isPending || !isWhole(range)) return;
    const duration = Math.round((range.end - range.start) * 1000) / 1000;
    mutate({
      data: {
        event_id: eventId,
        name: name.trim(),
        start_time: range.start,
        duration,
        tags: [...tags],
        event_media_id: mediumId,
      },
    });
  }

  return { made, refusal, create, isPending };
}
