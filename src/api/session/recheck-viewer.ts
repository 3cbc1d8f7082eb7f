import { getGetProfileQueryKey, getGetProfileQueryOptions } from '@generated/api/profile/profile';
import type { User } from '@generated/model';
import type { QueryClient } from '@tanstack/react-query';
import { clearViewer, setViewer } from './viewer-changes';

/** Asks the backend who is signed in, where something outside this page may have changed it. */
export async function recheckViewer(queryClient: QueryClient): Promise<User | null> {
  const before = queryClient.getQueryData<User | null>(getGetProfileQueryKey());
  const user = (await queryClient.fetchQuery({ ...getGetProfileQueryOptions(), staleTime: 0 })) ?? null;
  if (user?.id === before?.id) return user;
  if (user) {
    // What the fetch has put there already would hide that the viewer is another one.
    queryClient.setQueryData(getGetProfileQueryKey(), before ?? null);
    setViewer(queryClient, user, 'getProfile');
  } else clearViewer(queryClient);
  return user;
}
