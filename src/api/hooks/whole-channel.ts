import { getListParticipantsQueryKey } from '@generated/api/participants/participants';
import type { Bootstrap } from '@generated/model';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { channelOptions, useChannel } from './channel';
import { ALL_PARTICIPANTS } from './participants';

/** The channel of a page that the edge has rendered, which comes without what only other screens show. */
let partial: Bootstrap | null = null;
let trimmed: readonly QueryKey[] = [];
let completing: Promise<void> | null = null;

/** `keys`: of responses that came without what only other screens show. */
export function markAsPartial(channel: Bootstrap, keys: readonly QueryKey[]): void {
  partial = channel;
  trimmed = keys;
  completing = null;
}

/** Fetches what the page came without; nothing where it came whole. Where that fails, its lists count as empty, as at any start. */
export function completeChannel(queryClient: QueryClient): Promise<void> {
  if (!partial) return Promise.resolve();
  completing ??= Promise.allSettled([
    queryClient.fetchQuery({ ...channelOptions(), staleTime: 0 }),
    queryClient.invalidateQueries({ queryKey: getListParticipantsQueryKey(ALL_PARTICIPANTS) }),
    // The screen that shows has all that it needs of them; the next one fetches them.
    ...trimmed.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'none' })),
  ]).then(() => {
    partial = null;
  });
  return completing;
}

/**
 * The channel with its passes, questions and pages of text, for which a screen may have to wait. One that has what it
 * needs of them does not.
 */
export function useWholeChannel(isNeeded = true): Bootstrap {
  const channel = useChannel();
  const queryClient = useQueryClient();
  if (isNeeded && channel === partial) use(completeChannel(queryClient));
  return channel;
}
