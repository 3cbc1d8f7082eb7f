import { getListHomepageEventsQueryOptions } from '@generated/api/events/events';
import type { QueryClient } from '@tanstack/react-query';
import { channelOptions } from '../../api/hooks/channel';
import { prefetchPicture } from '../../browser/prefetch-picture';
import { NARROW, slideImage, slidesFor } from './slides-for';

/**
 * Prefetches home's events and first picture, unless the address filters by a school or team whose id only
 * the channel knows.
 */
export function prefetchHome(queryClient: QueryClient, { search }: { search: string }): void {
  if (search !== '') return;
  void queryClient.prefetchQuery(getListHomepageEventsQueryOptions({}));
  queryClient.ensureQueryData(channelOptions()).then(
    ({ slides }) => {
      const [first] = slidesFor(slides, { school: null, team: null });
      if (first) prefetchPicture(slideImage(first, matchMedia(NARROW).matches));
    },
    // Start-up has fallbacks for a failed channel request.
    () => {},
  );
}
