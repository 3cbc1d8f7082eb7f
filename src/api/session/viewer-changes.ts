import { getGetProfileQueryKey } from '@generated/api/profile/profile';
import type { User } from '@generated/model';
import { type OperationId, operations } from '@generated/operations';
import type { QueryClient } from '@tanstack/react-query';
import { apiEvents } from '../events';

/** Nobody is signed in any more: what was fetched for the viewer goes, what is the channel's stays. */
export function clearViewer(queryClient: QueryClient): void {
  queryClient.setQueryData(getGetProfileQueryKey(), null);
  dropPrivate(queryClient);
}

/** Somebody is signed in: what was fetched for a visitor is asked for again, and shows until then. */
export function setViewer(queryClient: QueryClient, user: User, operation: OperationId): void {
  const before = queryClient.getQueryData<User | null>(getGetProfileQueryKey());
  queryClient.setQueryData(getGetProfileQueryKey(), user);
  if (before && before.id !== user.id) dropPrivate(queryClient);
  else if (!before) void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isPrivate(queryKey) });
  apiEvents.emit('user-set', { operation, email: user.email });
}

function dropPrivate(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => isPrivate(queryKey) });
  void queryClient.resetQueries({ predicate: ({ queryKey }) => isPrivate(queryKey) });
}

function isPrivate([operation]: readonly unknown[]): boolean {
  return operation !== getGetProfileQueryKey()[0] && !answersAlikeForAll(operation);
}

/** Exempt operations carry no key, so they can't know who asks. Queries are keyed by operation first. */
function answersAlikeForAll(operation: unknown): boolean {
  return operations[operation as OperationId]?.policy.keys === 'exempt';
}
