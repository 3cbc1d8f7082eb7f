import { getListEventsQueryKey, getListEventsUrl } from '@generated/api/events/events';
import {
  getListPackagesQueryKey,
  getListPackagesUrl,
  getListSubscriptionsQueryKey,
  getListSubscriptionsUrl,
} from '@generated/api/passes/passes';
import type { Event, EventList, PackageList } from '@generated/model';
import type { FirstResponse } from '../../api/first-response';
import { COMPARED_GAMES } from '../../components/passes/use-added';

const ALL = { no_limit: 1 } as const;

/** The fields of a recording that the figures of a product need. */
const COUNTED = [
  'id',
  'type',
  'event_category_id',
  'stream_status',
  'recording',
  'has_access',
] as const satisfies readonly (keyof Event)[];

/**
 * Trims the events of a rendered page. Recordings are only counted; the next games are
 * also shown with their names and days.
 */
export const onlyCounted = ({ data, ...list }: EventList) => ({
  ...list,
  data: data.map((event) => {
    const { name, event_utc_ts, duration, participants } = event;
    const counted = Object.fromEntries(COUNTED.map((field) => [field, event[field]]));
    return event.stream_status === 'finished'
      ? { ...counted, participants: participants.map(({ id }) => ({ id })) }
      : {
          ...counted,
          ...{ name, event_utc_ts, duration },
          participants: participants.map(({ id, short_name }) => ({ id, short_name })),
        };
  }),
});

/** Leaves out the packages of single events, which are shown only next to their event. */
const withoutTickets = ({ data, ...list }: PackageList) => ({
  ...list,
  data: data.filter(({ type }) => type !== 'single_event'),
});

export const packagesResponses = (): FirstResponse[] => [
  {
    key: getListPackagesQueryKey(ALL),
    url: getListPackagesUrl(ALL),
    trim: (response) => withoutTickets(response as PackageList),
  },
  { key: getListSubscriptionsQueryKey(), url: getListSubscriptionsUrl() },
  ...COMPARED_GAMES.map(
    (params): FirstResponse => ({
      key: getListEventsQueryKey(params),
      url: getListEventsUrl(params),
      trim: (response) => onlyCounted(response as EventList),
      isCounted: true,
    }),
  ),
];
