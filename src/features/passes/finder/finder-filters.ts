import type { ListEventsParams } from '@generated/model';
import { parseDay } from '../../../lib/parse/parse-day';
import { parseId } from '../../../lib/parse/parse-id';

const KINDS = ['team', 'school', 'sport'] as const;
export type FilterKind = (typeof KINDS)[number];

/**
 * The filters of the pass finder. They are part of the URL, so that a link or a reload shows the same result.
 */
export interface FinderFilters {
  team: number[];
  school: number[];
  sport: number[];
  /** The id of the event to start from, or null. */
  event: number | null;
  start_date: string | null;
  end_date: string | null;
  /** Whether plans that renew automatically may be part of the result. */
  renewing: boolean;
}

/** The maximum number of teams, schools or sports. It is low because each of them needs its own request. */
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

/**
 * The event lists to request: one for each team, school and sport, or one for a range of
 * days if none is chosen.
 */
export function listsFor(filters: FinderFilters, today: string): ListEventsParams[] {
  const { start_date, end_date } = filters;
  // If only an end date in the past is set, only that day is listed.
  const days = {
    start_date: start_date ?? (end_date && end_date < today ? end_date : today),
    ...(end_date && { end_date }),
  };
  const lists = KINDS.flatMap((kind) =>
    filters[kind].map((value): ListEventsParams => ({ [kind]: value, ...days })),
  );
  return lists.length === 0 && start_date && end_date ? [days] : lists;
}
