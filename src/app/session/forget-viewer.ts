import { getGetProfileQueryKey } from '@generated/api/profile/profile';
import { type OperationId, operations } from '@generated/operations';
import type { QueryClient } from '@tanstack/react-query';

/** Nobody is signed in any more: what was fetched for the viewer goes, what is the channel's stays. */
export function forgetViewer(queryClient: QueryClient): void {
  const profile = getGetProfileQueryKey();
  queryClient.setQueryData(profile, null);
  const isPrivate = ([operation]: readonly unknown[]) =>
    operation !== profile[0] && !answersAlikeForAll(operation);
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => isPrivate(queryKey) });
  void queryClient.resetQueries({ predicate: ({ queryKey }) => isPrivate(queryKey) });
}

/** Exempt operations carry no key, so they can't know who asks. Queries are keyed by operation first. */
function answersAlikeForAll(operation: unknown): boolean {
  return operations[operation as OperationId]?.policy.keys === 'exempt';
}
