import type { Event } from '@generated/model';
import { isRecord, isString } from '../../lib/parse/is';

/** What the offline page shows of a game: nothing that depends on access, price or time of the answer. */
export interface KnownGame {
  id: number;
  name: string;
  /** The short names of the teams, home first. */
  teams: string[];
  start: number;
  duration: number | null;
}

export const KNOWN_GAMES_KEY = 'offline_games';
export const MAX_KNOWN_GAMES = 20;

const isKnownGame = (value: unknown): value is KnownGame =>
  isRecord(value) &&
  Number.isSafeInteger(value.id) &&
  isString(value.name) &&
  Array.isArray(value.teams) &&
  value.teams.every(isString) &&
  Number.isSafeInteger(value.start) &&
  (value.duration === null || Number.isSafeInteger(value.duration));

export const isKnownGames = (value: unknown): value is KnownGame[] =>
  Array.isArray(value) && value.every(isKnownGame);

/** The next games among these, each once, in the order in which they begin. */
export function toKnownGames(events: readonly Event[]): KnownGame[] {
  const games = new Map(
    events
      .filter(({ stream_status }) => stream_status !== 'finished')
      .map((event) => [
        event.id,
        {
          ...{ id: event.id, name: event.name, duration: event.duration, start: event.event_utc_ts },
          teams: event.participants.map(({ short_name }) => short_name),
        },
      ]),
  );
  return [...games.values()].toSorted((one, other) => one.start - other.start).slice(0, MAX_KNOWN_GAMES);
}
