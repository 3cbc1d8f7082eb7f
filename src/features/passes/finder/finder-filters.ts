import type { ListEventsParams } from '@generated/model';
import { parseDay } from '../../../lib/parse/parse-day';
import { parseId } from '../../../lib/parse/parse-id';

const KINDS = ['team', 'school', 'sport'] as const;
export type FilterKind = (typeof KINDS)[number];

/** The filters of the finder; the address holds them, so that a link or a reload shows the same answer. */
export interface FinderFilters {
  team: number[];
  school: number[];
  sport: number[];
  /** One event to start from. */
  event: number | null;
  start_date: string | null;
  end_date: string | null;
  /** Whether plans that renew by themselves may be among the answer. */
  renewing: boolean;
}

/** The limit for each kind, because every value is a request of its own. */
export const MAX_PER_KIND = 6;

export function parseFinderFilters(query: URLSearchParams): FinderFilters {
  const ids = (name: FilterKind) =>
    [...new Set(query.getAll(name).flatMap((text) => parseId(text) ?? []))].slice(0, MAX_PER_KIND);
  const start_date = parseDay(query.get('start_date'));
  const end_date = parseDay(query.get('end_date'));
  return {
    team: ids('team'),
    school: ids('school'),
    sport: ids('sport'),
    event: parseId(query.get('event_id')),
    start_date,
    end_date: start_date && end_date && end_date < start_date ? null : end_date,
    renewing: query.get('renewing') !== '0',
  };
}

export function toFinderQuery(filters: FinderFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const kind of KINDS) for (const value of filters[kind]) query.append(kind, String(value));
  if (filters.event) query.set('event_id', String(filters.event));
  if (filters.start_date) query.set('start_date', filters.start_date);
  if (filters.end_date) query.set('end_date', filters.end_date);
  if (!filters.renewing) query.set('renewing', '0');
  return query;
}

/** The lists to request: one for each team, school and sport, or one for a range of days alone. */
export function listsFor(filters: FinderFilters, today: string): ListEventsParams[] {
  const { start_date, end_date } = filters;
  // An end in the past without a start lists that one day, since past events are listed by day.
  const days = {
    start_date: start_date ?? (end_date && end_date < today ? end_date : today),
    ...(end_date && { end_date }),
  };
  const lists = KINDS.flatMap((kind) =>
    filters[kind].map((value): ListEventsParams => ({ [kind]: value, ...days })),
  );
  return lists.length === 0 && start_date && end_date ? [days] : lists;
}
