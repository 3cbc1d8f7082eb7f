import type { ListEventsParams, Page } from '@generated/model';
import { toLiveParams, toVenueDays } from '../../lib/event/viewer-days';
import type { ZoneDays } from '../../lib/time/zone-days';
import { addDays, STRIP_DAYS } from './days/strip-days';
import { readFilters, toListParams } from './filters/schedule-filters';
import { pageAt, routeStatus } from './route-status';

/** The maximum number of events that one request returns. */
const MAX_MARKED = 200;

/**
 * The parameters of the list at a URL. Null if they depend on schools, teams, the viewer or an unknown page.
 */
export function paramsOfAddress(
  { path, search }: { path: string; search: string },
  today: string,
  pages: readonly Page[] = [],
): ListEventsParams | null {
  const status = routeStatus(path);
  const fixed = status === undefined ? pageAt(pages, path)?.filters : { stream_status: status };
  const filters = readFilters(new URLSearchParams(search));
  if (!fixed || filters.school || filters.team || filters.favourites) return null;
  return toListParams(filters, { school: null, team: null }, fixed, today);
}

/** The requests for the pages of the list. Live games are requested separately if the list begins today. */
export const listRequests = (params: ListEventsParams, { today, midnight }: ZoneDays) => ({
  listed: toVenueDays(params, midnight),
  live: toLiveParams(params, today),
});

/** The strip of days is shown if it can represent the filter: upcoming events, and at most a single day. */
export const hasStrip = (
  { stream_status = 'upcoming', start_date, end_date }: ListEventsParams,
  isDefault: boolean,
) => stream_status === 'upcoming' && (isDefault || start_date === end_date);

/** The request for the games that mark the days of the strip. It is the same on all screen sizes. */
export function stripRequest(
  params: ListEventsParams,
  first: string,
  { midnight }: ZoneDays,
): ListEventsParams {
  const days = { start_date: first, end_date: addDays(first, STRIP_DAYS - 1) };
  return { ...toVenueDays({ ...params, ...days }, midnight), limit: MAX_MARKED };
}
