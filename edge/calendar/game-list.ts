import type { Language } from '../../src/i18n/languages.ts';
import type { Category } from '../../src/lib/channel/category-tree.ts';
import { type ApiClient, MAX_LIST_LENGTH, RETRY_FAILED_AFTER_MS } from '../api-client.ts';
import { StaleCache } from '../stale-cache.ts';
import {
  type GameRow,
  type Named,
  readCategories,
  readGames,
  readLocations,
  readTeams,
  type TeamRow,
} from './feed-facts.ts';
import { nextRevisions, type Revision } from './revisions.ts';

/** The data from which every calendar of a host and language is made. */
export interface GameList {
  games: readonly GameRow[];
  revisions: ReadonlyMap<number, Revision>;
  teams: ReadonlyMap<number, TeamRow>;
  places: ReadonlyMap<number, string>;
  sports: readonly Category[];
}

export type GameLists = (
  address: URL,
  language: Language,
  signal: AbortSignal,
  waitUntil?: (work: Promise<unknown>) => void,
) => Promise<GameList>;

const MINUTE_MS = 60_000;
const FRESH_MS = 10 * MINUTE_MS;
/** While the API fails, subscribers get a list of at most this age. */
const STALE_MS = 6 * 60 * MINUTE_MS;
const MAX_LISTS = 100;
const PAGE_SIZE = 200;
const MAX_PAGES = 10;
const PAST_GAMES_MS = 30 * 24 * 60 * MINUTE_MS;

const byId = <Row extends Named>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/**
 * Fetches the games of a channel from 30 days ago on, at most 2,000. All calendars of a host and language
 * share one list, so that the load on the API does not grow with the number of subscribers or of invented
 * URLs.
 */
export function createGameLists(api: ApiClient, now: () => number): GameLists {
  const lists = new StaleCache<GameList>({
    ...{ freshMs: FRESH_MS, staleMs: STALE_MS, failedMs: RETRY_FAILED_AFTER_MS, maxEntries: MAX_LISTS, now },
  });
  const known = new Map<string, ReadonlyMap<number, Revision>>();

  async function fetchGames(address: URL, language: Language, signal: AbortSignal): Promise<GameRow[]> {
    const page = async (offset: number) =>
      readGames(
        await api.fetchWithKeys(
          address,
          '/events',
          {
            start_date: new Date(now() - PAST_GAMES_MS).toISOString().slice(0, 10),
            ...{ sort_field: 'event_utc_ts', sort_direction: 'asc' },
            ...{ offset: String(offset), limit: String(PAGE_SIZE) },
          },
          language,
          signal,
          MAX_LIST_LENGTH,
        ),
      );
    const first = await page(0);
    const more = Math.min(Math.ceil(first.total / PAGE_SIZE), MAX_PAGES) - 1;
    const others = await Promise.all(
      Array.from({ length: Math.max(0, more) }, (_, at) => page((at + 1) * PAGE_SIZE)),
    );
    // A game may be on two pages if one was added between the requests.
    return [...byId([first, ...others].flatMap(({ games }) => games)).values()];
  }

  return (address, language, signal, waitUntil) => {
    const key = `${address.host} ${language}`;
    const fetchList = async (): Promise<GameList> => {
      const open = (path: string) => api.fetchWithoutKeys(address, path, language, signal, MAX_LIST_LENGTH);
      const [games, teams, places, sports] = await Promise.all([
        fetchGames(address, language, signal),
        open('/participants?no_limit=1').then(readTeams),
        open('/events-locations').then(readLocations),
        api
          .fetchWithKeys(address, '/events-categories', {}, language, signal, MAX_LIST_LENGTH)
          .then(readCategories),
      ]);
      const revisions = nextRevisions(known.get(key) ?? new Map(), games, Math.floor(now() / 1_000));
      known.delete(key);
      known.set(key, revisions);
      const [oldest] = known.keys();
      if (known.size > MAX_LISTS && oldest !== undefined) known.delete(oldest);
      const names = places.map(({ id, name }) => [id, name] as const);
      return { games, revisions, teams: byId(teams), places: new Map(names), sports };
    };
    return lists.get(key, fetchList, waitUntil);
  };
}
