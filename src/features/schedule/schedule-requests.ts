import type { ListEventsParams, Page } from '@generated/model';
import { toLiveParams, toVenueDays } from '../../lib/event/viewer-days';
import type { ZoneDays } from '../../lib/time/zone-days';
import { addDays, STRIP_DAYS } from './days/strip-days';
import { readFilters, toListParams } from './filters/schedule-filters';
import { pageAt, routeStatus } from './route-status';

/** As many as one request returns. */
const MAX_MARKED = 200;

/** The parameters of the list at an address; null where they depend on schools and teams, on the viewer, or on an unknown page. */
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

/** What the list requests page by page. Live games are requested separately where the list begins today. */
export const listRequests = (params: ListEventsParams, { today, midnight }: ZoneDays) => ({
  listed: toVenueDays(params, midnight),
  live: toLiveParams(params, today),
});

/** The strip chooses single days to come; a longer range is in the filters. */
export const hasStrip = (
  { stream_status = 'upcoming', start_date, end_date }: ListEventsParams,
  isDefault: boolean,
) => stream_status === 'upcoming' && (isDefault || start_date === end_date);

/** What the strip marks its days by: the games that the other filters let through. The same on all screens. */
export function stripRequest(
  params: ListEventsParams,
  first: string,
  { midnight }: ZoneDays,
): ListEventsParams {
  const days = { start_date: first, end_date: addDays(first, STRIP_DAYS - 1) };
  return { ...toVenueDays({ ...params, ...days }, midnight), limit: MAX_MARKED };
}
