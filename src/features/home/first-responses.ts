import { getListHomepageEventsQueryKey, getListHomepageEventsUrl } from '@generated/api/events/events';
import type { FirstResponse } from '../../api/first-response';

export const homeResponses = (): FirstResponse[] => [
  { key: getListHomepageEventsQueryKey({}), url: getListHomepageEventsUrl({}) },
];
