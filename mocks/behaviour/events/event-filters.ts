import type {
  AccessType,
  EventSortField,
  Gender,
  SortDirection,
  StreamStatus,
} from '../../../generated/model/index.ts';
import { type EventRow, words } from '../../data/events.ts';
import type { World } from '../../store/world.ts';
import { statusOf } from './event-view.ts';

export interface EventFilters {
  stream_status?: StreamStatus | undefined;
  start_date?: string | undefined;
  end_date?: string | undefined;
  gender?: Gender | undefined;
  sport?: number | undefined;
  school?: number | undefined;
  team?: number | undefined;
  city?: string | undefined;
  state?: string | undefined;
  title?: string | undefined;
  type?: AccessType | undefined;
}

export interface EventOrder {
  sort_field: EventSortField;
  sort_direction: SortDirection;
}

/** Returns the events that match every filter, in the requested order. */
export function selectEvents(
  world: World,
  filters: EventFilters,
  order: EventOrder,
  also: (row: EventRow) => boolean = () => true,
): EventRow[] {
  const { catalogue } = world;
  const now = world.now();
  const { stream_status, start_date, end_date, gender, sport, school, team, city, state, title, type } =
    filters;
  const wanted = title === undefined ? [] : words(title);
  const rows = order.sort_field === 'name' ? catalogue.eventsByName : catalogue.events;
  const selected = rows.filter(
    (row) =>
      (stream_status === undefined || statusOf(row, now) === stream_status) &&
      (start_date === undefined || row.day >= start_date) &&
      (end_date === undefined || row.day <= end_date) &&
      (type === undefined || row.type === type) &&
      (gender === undefined || row.genders.includes(gender)) &&
      (sport === undefined || (catalogue.lines.get(row.event_category_id) ?? []).includes(sport)) &&
      (school === undefined || row.schools.includes(school)) &&
      (team === undefined || row.teams.includes(team)) &&
      (city === undefined || row.city === city) &&
      (state === undefined || row.state === state) &&
      wanted.every((start) => row.words.some((word) => word.startsWith(start))) &&
      also(row),
  );
  return order.sort_direction === 'desc' ? selected.reverse() : selected;
}

export const EARLIEST_FIRST: EventOrder = { sort_field: 'event_utc_ts', sort_direction: 'asc' };
export const LATEST_FIRST: EventOrder = { sort_field: 'event_utc_ts', sort_direction: 'desc' };
