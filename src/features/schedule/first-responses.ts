import { getListEventsQueryKey, getListEventsUrl } from '@generated/api/events/events';
import { getListEventsInfiniteQueryKey } from '@generated/api/events/events-pages';
import type { EventList, ListEventsParams } from '@generated/model';
import type { FirstAddress, FirstResponse } from '../../api/first-response';
import { withoutMedia } from '../../lib/event/without-media';
import { type ZoneDays, zoneDays } from '../../lib/time/zone-days';
import { PAGED, pageParams } from './pages';
import { hasStrip, listRequests, paramsOfAddress, stripRequest } from './schedule-requests';

const withoutListMedia = ({ data, ...list }: EventList) => ({ ...list, data: withoutMedia(data) });

/** The first page of a list with infinite scrolling. */
function firstPage(params: ListEventsParams): FirstResponse {
  const offset = PAGED.initialPageParam;
  return {
    key: getListEventsInfiniteQueryKey(pageParams(params)),
    url: getListEventsUrl({ ...pageParams(params), offset }),
    leaveOut: (response) => withoutListMedia(response as EventList),
    toData: (response) => ({ pages: [response], pageParams: [offset] }),
  };
}

/** The strip only marks the days with games, so it needs nothing but the time of one game on each day. */
const onePerDay = ({ data, ...list }: EventList, { dayAt }: ZoneDays) => {
  const times = new Map(data.map(({ event_utc_ts }) => [dayAt(event_utc_ts * 1_000), event_utc_ts]));
  return { ...list, data: [...times.values()].map((event_utc_ts) => ({ event_utc_ts })) };
};

export function scheduleResponses({ path, now, timeZone, pages }: FirstAddress): FirstResponse[] {
  const viewerDays = zoneDays(now, timeZone);
  const params = paramsOfAddress({ path, search: '' }, viewerDays.today, pages);
  if (!params) return [];
  const { listed, live } = listRequests(params, viewerDays);
  const marked = stripRequest(params, viewerDays.today, viewerDays);
  return [
    firstPage(listed),
    ...(live ? [firstPage(live)] : []),
    ...(hasStrip(params, true)
      ? [
          {
            key: getListEventsQueryKey(marked),
            url: getListEventsUrl(marked),
            trim: (response: unknown) => onePerDay(response as EventList, viewerDays),
          },
        ]
      : []),
  ];
}
