import { getGetProfileQueryKey, getGetProfileQueryOptions } from '@generated/api/profile/profile';
import type { User } from '@generated/model';
import type { QueryClient } from '@tanstack/react-query';
import { clearViewer, setViewer } from './viewer-changes';

/** Refetches the profile when something outside this page may have changed which user is signed in. */
export async function recheckViewer(queryClient: QueryClient): Promise<User | null> {
  const before = queryClient.getQueryData<User | null>(getGetProfileQueryKey());
  const user = (await queryClient.fetchQuery({ ...getGetProfileQueryOptions(), staleTime: 0 })) ?? null;
  if (user?.id === before?.id) return user;
  if (user) {
    // The fetch has already cached the new user. The old user is put back, so that setViewer detects the
    // change.
    queryClient.setQueryData(getGetProfileQueryKey(), before ?? null);
    setViewer(queryClient, user, 'getProfile');
  } else clearViewer(queryClient);
  return user;
}
