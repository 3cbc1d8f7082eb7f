import type { Event } from '@generated/model';
import { isRecord, isString } from '../../lib/parse/is';

/**
 * The data of a game that the offline page shows. It has nothing that depends on access or price, or that
 * becomes outdated.
 */
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

/** Returns the upcoming and live games among these events, each once, in the order of their start. */
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
