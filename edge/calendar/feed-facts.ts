/*
 * Parses the fields of the API's lists that a calendar needs. A list of another shape throws, because a
 * calendar without its games would remove them from subscribers' phones. A single malformed row is left out.
 */

import type { Category } from '../../src/lib/channel/category-tree.ts';
import { isRecord } from '../../src/lib/parse/is.ts';
import { LAST_DAY_S } from '../facts.ts';

export interface Named {
  id: number;
  name: string;
}

export interface TeamRow extends Named {
  schools: readonly Named[];
}

export interface GameRow extends Named {
  description: string | null;
  event_utc_ts: number;
  duration: number | null;
  participants: readonly { id: number; short_name: string }[];
  location_id: number | null;
  event_category_id: number;
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const orNull = <Value>(value: unknown, is: (value: unknown) => value is Value) => (is(value) ? value : null);

function rowsOf<Row>(value: unknown, readRow: (row: Record<string, unknown>) => Row | null): Row[] {
  const data = isRecord(value) ? value.data : null;
  if (!Array.isArray(data)) throw new Error('the response is not a list');
  const rows = data.flatMap((row: unknown) => (isRecord(row) ? (readRow(row) ?? []) : []));
  if (data.length > 0 && rows.length === 0) throw new Error('no row of the list can be read');
  return rows;
}

const readNamed = ({ id, name }: Record<string, unknown>): Named | null =>
  isId(id) && isText(name) ? { id, name } : null;

export const readTeams = (value: unknown): TeamRow[] =>
  rowsOf(value, (row) => {
    const named = readNamed(row);
    const groups = Array.isArray(row.groups) ? row.groups.filter(isRecord) : [];
    return named && { ...named, schools: groups.flatMap((group) => readNamed(group) ?? []) };
  });

/** Parses the locations, with the city added to each name. */
export const readLocations = (value: unknown): Named[] =>
  rowsOf(value, (row) => {
    const named = readNamed(row);
    return named && { id: named.id, name: isText(row.city) ? `${named.name}, ${row.city}` : named.name };
  });

function readCategory(row: Record<string, unknown>): Category | null {
  const named = readNamed(row);
  const children = Array.isArray(row.children) ? row.children.filter(isRecord) : [];
  return named && { ...named, children: children.flatMap((child) => readCategory(child) ?? []) };
}

export const readCategories = (value: unknown): Category[] => rowsOf(value, readCategory);

function readGame(row: Record<string, unknown>): GameRow | null {
  const named = readNamed(row);
  const { event_utc_ts, duration, participants, event_category_id } = row;
  if (!named || !Array.isArray(participants) || !isId(event_category_id)) return null;
  if (typeof event_utc_ts !== 'number' || !(Math.abs(event_utc_ts) <= LAST_DAY_S)) return null;
  const teams = participants.flatMap((team: unknown) =>
    isRecord(team) && isId(team.id) && isText(team.short_name)
      ? [{ id: team.id, short_name: team.short_name }]
      : [],
  );
  if (teams.length < participants.length) return null;
  return {
    ...named,
    description: orNull(row.description, isText),
    event_utc_ts,
    duration: typeof duration === 'number' && duration > 0 && duration < 1e6 ? duration : null,
    participants: teams,
    location_id: orNull(row.location_id, isId),
    event_category_id,
  };
}

export function readGames(value: unknown): { games: GameRow[]; total: number } {
  const games = rowsOf(value, readGame);
  const meta = isRecord(value) && isRecord(value.meta) ? value.meta : {};
  return { games, total: typeof meta.total === 'number' ? meta.total : games.length };
}
