import { getListHomepageEventsQueryKey, getListHomepageEventsUrl } from '@generated/api/events/events';
import type { HomepageEvents } from '@generated/model';
import type { FirstResponse } from '../../api/first-response';
import { withoutMedia } from '../../lib/event/without-media';

const withoutAnyMedia = (lists: HomepageEvents) =>
  Object.fromEntries(Object.entries(lists).map(([name, events]) => [name, withoutMedia(events)]));

export const homeResponses = (): FirstResponse[] => [
  {
    key: getListHomepageEventsQueryKey({}),
    url: getListHomepageEventsUrl({}),
    leaveOut: (response) => withoutAnyMedia(response as HomepageEvents),
  },
];
