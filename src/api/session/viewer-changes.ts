import { getGetProfileQueryKey } from '@generated/api/profile/profile';
import type { User } from '@generated/model';
import { type OperationId, policyOf } from '@generated/operations';
import type { Query, QueryClient } from '@tanstack/react-query';
import { retainedLog } from '../../browser/watch-log/retained-log';
import { apiEvents } from '../events';
import { rememberChosenLogOut } from './chosen-log-out';

/** Clears the viewer and their data; the channel's data stays. */
export function clearViewer(queryClient: QueryClient): void {
  queryClient.setQueryData(getGetProfileQueryKey(), null);
  resetPrivateQueries(queryClient);
}

/** Sets the viewer and refetches data that was fetched for a visitor. */
export function setViewer(queryClient: QueryClient, user: User, operation: OperationId): void {
  const before = queryClient.getQueryData<User | null>(getGetProfileQueryKey());
  queryClient.setQueryData(getGetProfileQueryKey(), user);
  if (before && before.id !== user.id) resetPrivateQueries(queryClient);
  else if (!before) {
    // A refusal that a visitor received does not apply to the user, so no screen may show it at mount.
    const refused = ({ queryKey, state }: Query) => isPrivate(queryKey) && state.status === 'error';
    queryClient.removeQueries({ type: 'inactive', predicate: refused });
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isPrivate(queryKey) });
  }
  rememberChosenLogOut(false);
  retainedLog().endAtLogIn(user.id);
  apiEvents.emit('user-set', { operation, email: user.email });
}

/**
 * Cancels and removes the data that was fetched for the viewer, then refetches what the page shows, for the
 * next viewer.
 */
function resetPrivateQueries(queryClient: QueryClient): void {
  const isVisitor = !queryClient.getQueryData<User | null>(getGetProfileQueryKey());
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => isPrivate(queryKey) });
  const activeQueries = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => isPrivate(queryKey) });
  for (const query of activeQueries) query.reset();
  void queryClient.refetchQueries({
    // A query that needs a user is not refetched without one: it would be refused, and its screen is about to
    // unmount.
    predicate: ({ queryKey }) => isPrivate(queryKey) && !(isVisitor && needsUser(queryKey)),
  });
}

/** The queries that respond to a visitor with 401. A test compares the list with the contract. */
export const USER_QUERIES: readonly OperationId[] = [
  'applyCoupon',
  'downloadClip',
  'downloadEvent',
  'getCustomerPortal',
  'getOrder',
  'listCards',
  'listFavoriteEvents',
  'listFavorites',
  'listOrders',
  'listUserClips',
];

const needsUser = ([operation]: readonly unknown[]) => USER_QUERIES.includes(operation as OperationId);

function isPrivate([operation]: readonly unknown[]): boolean {
  return operation !== getGetProfileQueryKey()[0] && !isSameForEveryone(operation);
}

/**
 * Exempt operations are sent without keys, so their response is the same for everyone. The query key starts
 * with the operation.
 */
function isSameForEveryone(operation: unknown): boolean {
  return policyOf(operation as OperationId).keys === 'exempt';
}
