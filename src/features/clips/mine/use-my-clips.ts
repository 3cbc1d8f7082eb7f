import { useListUserClips } from '@generated/api/clips/clips';
import { keepPreviousData } from '@tanstack/react-query';
import { useViewer } from '../../../api/hooks/viewer';
import { lookAgainAfter } from './clip-state';

export const CLIPS_A_PAGE = 24;

/** The viewer's clips. They are polled while one of them is unfinished. */
export function useMyClips(limit = CLIPS_A_PAGE) {
  const signedIn = useViewer() !== null;
  return useListUserClips(
    { limit },
    {
      query: {
        enabled: signedIn,
        staleTime: 0,
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) => lookAgainAfter(state.data?.data, Date.now()),
      },
    },
  );
}
