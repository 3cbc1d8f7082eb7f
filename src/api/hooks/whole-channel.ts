import { getListParticipantsQueryKey } from '@generated/api/participants/participants';
import type { Bootstrap } from '@generated/model';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { channelOptions, useChannel } from './channel';
import { ALL_PARTICIPANTS } from './participants';

/** The channel of a page rendered at the edge, which lacks the data that only other screens show. */
let partial: Bootstrap | null = null;
let trimmed: readonly QueryKey[] = [];
let completing: Promise<void> | null = null;

/**
 * Marks the channel as partial. `keys` are the query keys of the responses that lack the data that only other
 * screens show.
 */
export function markAsPartial(channel: Bootstrap, keys: readonly QueryKey[]): void {
  partial = channel;
  trimmed = keys;
  completing = null;
}

/**
 * Fetches the data that the rendered page lacks, or nothing if it lacks none. If that fails, the missing
 * lists count as empty, as at any start.
 */
export function completeChannel(queryClient: QueryClient): Promise<void> {
  if (!partial) return Promise.resolve();
  completing ??= Promise.allSettled([
    queryClient.fetchQuery({ ...channelOptions(), staleTime: 0 }),
    queryClient.invalidateQueries({ queryKey: getListParticipantsQueryKey(ALL_PARTICIPANTS) }),
    // The current screen already has everything it needs of these responses; the next screen fetches them
    // again.
    ...trimmed.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'none' })),
  ]).then(() => {
    partial = null;
  });
  return completing;
}

/**
 * Returns the channel with its passes, questions and pages of text, and suspends the screen until they have
 * loaded. A screen that does not need them passes false.
 */
export function useWholeChannel(isNeeded = true): Bootstrap {
  const channel = useChannel();
  const queryClient = useQueryClient();
  if (isNeeded && channel === partial) use(completeChannel(queryClient));
  return channel;
}
