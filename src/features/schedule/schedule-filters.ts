import type {
  EventSortField,
  Gender,
  ListEventsParams,
  ListFavoriteEventsParams,
  PageFilters,
  SortDirection,
  StreamStatus,
} from '@generated/model';
import { parseDay } from '../../lib/parse/parse-day';
import { parseId } from '../../lib/parse/parse-id';

/** What the viewer has chosen, as it stands in the address. Null is 'All'. */
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
  /** Only what the viewer follows. */
  favourites: true | null;
  sort: Sort | null;
}

export type Sort = `${EventSortField}-${SortDirection}`;

/** 'All' as the contract of filters has it. */
export const ALL = { id: 0, parent_id: 0 } as const;

/** Nothing is older. */
export const ARCHIVE_BEGINS = '2022-08-01';

const STATUSES: readonly StreamStatus[] = ['upcoming', 'live', 'finished'];
export const GENDERS: readonly Gender[] = ['female', 'male', 'not identified'];
const SORTS: readonly Sort[] = ['event_utc_ts-asc', 'event_utc_ts-desc', 'name-asc', 'name-desc'];
const LONGEST = 100;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text) ?? null;

const words = (text: string | null) => text?.trim().slice(0, LONGEST) || null;

function day(text: string | null): string | null {
  const asked = parseDay(text);
  return asked && asked < ARCHIVE_BEGINS ? ARCHIVE_BEGINS : asked;
}

export function readFilters(query: URLSearchParams): ScheduleFilters {
  const start_date = day(query.get('start_date'));
  const end_date = day(query.get('end_date'));
  return {
    status: oneOf(STATUSES, query.get('status')),
    sport: parseId(query.get('sport')),
    gender: oneOf(GENDERS, query.get('gender')),
    school: words(query.get('school')),
    team: words(query.get('team')),
    city: words(query.get('city')),
    state: words(query.get('state')),
    start_date,
    end_date: start_date && end_date && end_date < start_date ? null : end_date,
    title: words(query.get('title')),
    favourites: query.get('favourites') === '1' || null,
    sort: oneOf(SORTS, query.get('sort')),
  };
}

/** The address with a choice changed; what is 'All' leaves it. Anything else in it stays. */
export function writeFilters(query: URLSearchParams, change: Partial<ScheduleFilters>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === undefined || value === '') next.delete(name);
    else next.set(name, value === true ? '1' : String(value));
  }
  // Another school may not have the team, and another state not the city.
  if ('school' in change && !('team' in change)) next.delete('team');
  if ('state' in change && !('city' in change)) next.delete('city');
  return next;
}

interface Resolved {
  school: number | null;
  team: number | null;
}

/** The call that the choices make. What a page of the channel fixes can be narrowed, not widened. */
export function toListParams(
  filters: ScheduleFilters,
  { school, team }: Resolved,
  fixed: Partial<PageFilters> & { stream_status?: StreamStatus | null },
  today: string,
): ListEventsParams {
  const status = fixed.stream_status ?? filters.status;
  const [field, direction] = (filters.sort ?? defaultSort(status)).split('-');
  const params: { [Name in keyof ListEventsParams]: ListEventsParams[Name] | null } = {
    stream_status: status,
    type: fixed.type,
    gender: fixed.gender ?? filters.gender,
    sport: filters.sport ?? fixed.sport,
    school: fixed.school ?? school,
    team: fixed.team ?? team,
    city: fixed.city ?? filters.city,
    state: fixed.state ?? filters.state,
    // Without a status or a day, a schedule begins today: the archive is on demand.
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

/** The call for the viewer's favourites, which narrows by status and days alone. */
export function toFavouriteParams({
  stream_status,
  start_date,
  end_date,
  sort_field,
  sort_direction,
}: ListEventsParams): ListFavoriteEventsParams {
  return { stream_status, start_date, end_date, sort_field, sort_direction };
}

/** What is to come begins with the next; what is over begins with the latest. */
export function defaultSort(status: StreamStatus | null): Sort {
  return status === 'finished' ? 'event_utc_ts-desc' : 'event_utc_ts-asc';
}

export function countChosen(filters: ScheduleFilters): number {
  const { sort: _sort, title: _title, status: _status, favourites, ...rest } = filters;
  if (favourites) return [rest.start_date, rest.end_date].filter((day) => day !== null).length;
  return Object.values(rest).filter((value) => value !== null).length;
}
