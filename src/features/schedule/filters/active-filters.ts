import type { ScheduleFilters } from './schedule-filters';

type FilterName = 'favourites' | 'free' | 'sport' | 'gender' | 'school' | 'team' | 'state' | 'city' | 'days';

export interface ActiveFilter {
  name: FilterName;
  /** The change that removes the filter. */
  change: Partial<ScheduleFilters>;
}

const NARROWING = ['free', 'sport', 'gender', 'school', 'team', 'state', 'city'] as const;

/**
 * The filters that narrow the list, in the order of their controls. Search, sort order and
 * status are left out, because they are always visible. Favourites can be narrowed only by days.
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
