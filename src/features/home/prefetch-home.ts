import { getListHomepageEventsQueryOptions } from '@generated/api/events/events';
import type { QueryClient } from '@tanstack/react-query';
import { prefetchPicture } from '../../browser/prefetch-picture';
import { leadEvent } from '../../lib/event/lead-event';

/** The number of crests in the highlights of a game. */
const CRESTS = 2;

/**
 * Prefetches the events of the home page, and the largest pictures of the first one before React renders
 * them. A query prevents this, because it may name a school or team whose id is not known yet.
 */
export async function prefetchHome(queryClient: QueryClient, { search }: { search: string }): Promise<void> {
  if (search !== '') return;
  const options = getListHomepageEventsQueryOptions({});
  await queryClient.prefetchQuery(options);
  const events = queryClient.getQueryData(options.queryKey);
  const { participants = [] } = (events && leadEvent(events)) ?? {};
  for (const picture of participants.flatMap(({ image }) => image ?? []).slice(0, CRESTS))
    prefetchPicture(picture, 'low');
}
