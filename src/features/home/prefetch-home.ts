import { getListHomepageEventsQueryOptions } from '@generated/api/events/events';
import type { QueryClient } from '@tanstack/react-query';
import { channelOptions } from '../../api/hooks/channel';
import { prefetchPicture } from '../../browser/prefetch-picture';
import { NARROW, slideImage, slidesFor } from './slides-for';

/**
 * Home's events and its first picture, where the address narrows them to no school or team whose id the
 * channel would tell.
 */
export function prefetchHome(queryClient: QueryClient, { search }: { search: string }): void {
  if (search !== '') return;
  void queryClient.prefetchQuery(getListHomepageEventsQueryOptions({}));
  queryClient.ensureQueryData(channelOptions()).then(
    ({ slides }) => {
      const [first] = slidesFor(slides, { school: null, team: null });
      if (first) prefetchPicture(slideImage(first, matchMedia(NARROW).matches));
    },
    // Start-up has other ways to the channel.
    () => {},
  );
}
