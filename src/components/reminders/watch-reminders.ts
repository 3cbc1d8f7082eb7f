import { getGetEventQueryOptions, getListEventsQueryOptions } from '@generated/api/events/events';
import type { Event } from '@generated/model';
import type { QueryClient } from '@tanstack/react-query';
import { tracked } from '../../analytics/track';
import { type Reminder, reminders } from '../../browser/memory/reminders';
import { dictionary } from '../../i18n/dictionary';
import { dueReminders, missedReminders } from '../../lib/event/due-reminders';
import { paths } from '../../lib/links/paths';
import { MINUTE_MS } from '../../lib/time/time';
import { announceLive } from './announce-live';

const CHECK_INTERVAL_MS = 30_000;
const TEAMS_REFRESH_MS = 60 * MINUTE_MS;
const GAMES_PER_TEAM = 20;

let isWatching = false;

/** Watches the reminders in only one tab of the site. When that tab closes, the next tab takes over. */
export function watchReminders(queryClient: QueryClient): void {
  if (isWatching) return;
  isWatching = true;
  if (navigator.locks) void navigator.locks.request('grandstand-reminders', () => checkForever(queryClient));
  else void checkForever(queryClient);
}

async function checkForever(queryClient: QueryClient): Promise<never> {
  let games: readonly Reminder[] = [];
  let teams: readonly number[] = [];
  let readTeamsAt = 0;
  for (;;) {
    const stored = reminders.readStored();
    const isNew = stored.teams.some((id) => !teams.includes(id));
    if (isNew || Date.now() > readTeamsAt + TEAMS_REFRESH_MS) {
      // If the games fail to load, or if a game has no valid start time, the next round tries again.
      const lists = await Promise.all(stored.teams.map((id) => gamesOf(queryClient, id))).catch(() => null);
      games = lists?.flat() ?? games;
      if (lists && games.every(({ start }) => Number.isFinite(start))) {
        teams = stored.teams;
        readTeamsAt = Date.now();
      }
    }
    await checkReminders(queryClient, games);
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS));
  }
}

/** The live and the next games of a team. */
async function gamesOf(queryClient: QueryClient, team: number): Promise<Reminder[]> {
  const lists = (['live', 'upcoming'] as const).map((stream_status) =>
    queryClient.fetchQuery(
      getListEventsQueryOptions({ team, stream_status, sort_field: 'event_utc_ts', limit: GAMES_PER_TEAM }),
    ),
  );
  const events = (await Promise.all(lists)).flatMap(({ data }) => data);
  return events.map(({ id, event_utc_ts, name }) => ({ id, start: event_utc_ts, title: name }));
}

/** Requests the games that should have started, and announces the live ones. */
async function checkReminders(queryClient: QueryClient, teamGames: readonly Reminder[]): Promise<void> {
  const { games, teams, done } = reminders.readStored();
  const nowS = Date.now() / 1_000;
  for (const { id } of missedReminders(games, nowS)) reminders.remove(id);
  const candidates = teams.length > 0 ? [...games, ...teamGames] : games;
  // An invalid response for one game must not stop the reminders for other games.
  for (const { id } of dueReminders(candidates, done, nowS))
    await remindIfLive(queryClient, id).catch((error: unknown) =>
      tracked.emit('trouble', { kind: 'uncaught', error }),
    );
}

async function remindIfLive(queryClient: QueryClient, id: number): Promise<void> {
  const event = await queryClient
    .fetchQuery({ ...getGetEventQueryOptions(id), staleTime: 0 })
    .catch((): Event | null => null);
  if (event?.stream_status === 'finished') reminders.remove(id);
  if (event?.stream_status !== 'live') return;
  // Loads the messages before the reminder is marked as done, because a settled reminder is not shown again.
  await dictionary.need('calendar');
  if (reminders.markNotified(id)) announceLive(event, paths.watch(id));
}
