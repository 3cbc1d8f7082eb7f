import { useListUserClips } from '@generated/api/clips/clips';
import { keepPreviousData } from '@tanstack/react-query';
import { useViewer } from '../../../api/hooks/viewer';
import { pollIntervalMs } from './clip-state';

export const CLIPS_PER_PAGE = 24;

/** The viewer's clips. They are polled while one of them is unfinished. */
export function useMyClips(limit = CLIPS_PER_PAGE) {
  const signedIn = useViewer() !== null;
  return useListUserClips(
    { limit },
    {
      query: {
        enabled: signedIn,
        staleTime: 0,
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) => pollIntervalMs(state.data?.data, Date.now()),
      },
    },
  );
}
