import type {
  EventSortField,
  Gender,
  ListEventsParams,
  ListFavoriteEventsParams,
  PageFilters,
  SortDirection,
  StreamStatus,
} from '@generated/model';
import { ARCHIVE_BEGINS } from '../../../lib/event/viewer-days';
import { parseDay } from '../../../lib/parse/parse-day';
import { parseId } from '../../../lib/parse/parse-id';

/** The viewer's filters, as stored in the URL. Null means “All”. */
export interface ScheduleFilters {
  status: StreamStatus | null;
  sport: number | null;
  gender: Gender | null;
  school: string | null;
  team: string | null;
  city: string | null;
  state: string | null;
  start_date: string | null;
  end_date: string | null;
  title: string | null;
  /** Shows only the events of the viewer's favourites. */
  favourites: true | null;
  /** Shows only events that need neither an account nor a ticket. */
  free: true | null;
  sort: Sort | null;
}

export type Sort = `${EventSortField}-${SortDirection}`;

const STATUSES: readonly StreamStatus[] = ['upcoming', 'live', 'finished'];
export const GENDERS: readonly Gender[] = ['female', 'male', 'not identified'];
const SORTS: readonly Sort[] = ['event_utc_ts-asc', 'event_utc_ts-desc', 'name-asc', 'name-desc'];
const MAX_LENGTH = 100;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text) ?? null;

const cleanText = (text: string | null) => text?.trim().slice(0, MAX_LENGTH) || null;

function readDay(text: string | null): string | null {
  const parsed = parseDay(text);
  return parsed && parsed < ARCHIVE_BEGINS ? ARCHIVE_BEGINS : parsed;
}

export function readFilters(query: URLSearchParams): ScheduleFilters {
  const start_date = readDay(query.get('start_date'));
  const end_date = readDay(query.get('end_date'));
  return {
    status: oneOf(STATUSES, query.get('status')),
    sport: parseId(query.get('sport')),
    gender: oneOf(GENDERS, query.get('gender')),
    // The specification also allows the parameter `group` for a school. The filters always write `school`.
    school: cleanText(query.get('school')) ?? cleanText(query.get('group')),
    team: cleanText(query.get('team')),
    city: cleanText(query.get('city')),
    state: cleanText(query.get('state')),
    start_date,
    end_date: start_date && end_date && end_date < start_date ? null : end_date,
    title: cleanText(query.get('title')),
    favourites: query.get('favourites') === '1' || null,
    free: query.get('free') === '1' || null,
    sort: oneOf(SORTS, query.get('sort')),
  };
}

/** Writes changed filters to the query. The value “All” is removed, and unknown parameters are kept. */
export function writeFilters(query: URLSearchParams, change: Partial<ScheduleFilters>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === undefined || value === '') next.delete(name);
    else next.set(name, value === true ? '1' : String(value));
  }
  // A new school or state resets the team or city, which may not belong to it.
  if ('school' in change) {
    next.delete('group');
    if (!('team' in change)) next.delete('team');
  }
  if ('state' in change && !('city' in change)) next.delete('city');
  return next;
}

interface Resolved {
  school: number | null;
  team: number | null;
}

/** The filters that a path sets: the status on the site's own paths, or all filters of a channel page. */
export type FixedFilters = Partial<PageFilters> & { stream_status?: StreamStatus | null };

/**
 * Converts the filters to request parameters. Filters of a channel page take precedence
 * over the viewer's filters.
 */
export function toListParams(
  filters: ScheduleFilters,
  { school, team }: Resolved,
  fixed: FixedFilters,
  today: string,
): ListEventsParams {
  const status = fixed.stream_status ?? filters.status;
  const [field, direction] = (filters.sort ?? defaultSort(status)).split('-');
  const params: { [Name in keyof ListEventsParams]: ListEventsParams[Name] | null } = {
    stream_status: status,
    type: fixed.type ?? (filters.free && 'free'),
    gender: fixed.gender ?? filters.gender,
    sport: filters.sport ?? fixed.sport,
    school: fixed.school ?? school,
    team: fixed.team ?? team,
    city: fixed.city ?? filters.city,
    state: fixed.state ?? filters.state,
    // Without a status or a day, the schedule starts today. Earlier events are on the on-demand page.
    start_date: filters.start_date ?? (status === null && !filters.end_date ? today : null),
    end_date: filters.end_date,
    title: filters.title,
    sort_field: field === 'name' ? 'name' : 'event_utc_ts',
    sort_direction: direction === 'desc' ? 'desc' : 'asc',
  };
  return Object.fromEntries(
    Object.entries(params).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** The request parameters for favourites, which can be filtered only by status and days. */
export function toFavouriteParams({
  stream_status,
  start_date,
  end_date,
  sort_field,
  sort_direction,
}: ListEventsParams): ListFavoriteEventsParams {
  return { stream_status, start_date, end_date, sort_field, sort_direction };
}

/** Past events are sorted by the latest first, all other events by the earliest first. */
export function defaultSort(status: StreamStatus | null): Sort {
  return status === 'finished' ? 'event_utc_ts-desc' : 'event_utc_ts-asc';
}
