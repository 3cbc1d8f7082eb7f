import type { ScheduleFilters } from './schedule-filters';

type FilterName = 'favourites' | 'free' | 'sport' | 'gender' | 'school' | 'team' | 'state' | 'city' | 'days';

export interface ActiveFilter {
  name: FilterName;
  /** Takes the filter away. */
  change: Partial<ScheduleFilters>;
}

const NARROWING = ['free', 'sport', 'gender', 'school', 'team', 'state', 'city'] as const;

/**
 * The filters that narrow the list, in the order in which they are offered. Search, sort order and status
 * have a control of their own; favourites can be narrowed by days only.
 */
export function activeFilters(filters: ScheduleFilters): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  if (filters.favourites) active.push({ name: 'favourites', change: { favourites: null } });
  else
    for (const name of NARROWING) if (filters[name] !== null) active.push({ name, change: { [name]: null } });
  if (filters.start_date !== null || filters.end_date !== null)
    active.push({ name: 'days', change: { start_date: null, end_date: null } });
  return active;
}
