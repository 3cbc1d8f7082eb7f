import { isRecord, isString } from '../../lib/parse/is';
import { createValueStore } from '../../lib/store/store';
import { storage } from '../storage/storage';

/** A game that the viewer wants to be notified of when it goes live. */
export interface Reminder {
  id: number;
  /** The start of the game, in seconds since 1970. */
  start: number;
  title: string;
}

export interface Reminders {
  games: readonly Reminder[];
  /** The ids of the teams for whose games the viewer wants reminders. */
  teams: readonly number[];
  /** The ids of games that the viewer was already notified of, or does not want to be notified of. */
  done: readonly number[];
}

const KEY = 'reminders';
const MAX_GAMES = 100;
const MAX_DONE = 200;
const NONE: Reminders = { games: [], teams: [], done: [] };

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every(Number.isSafeInteger);
const isReminder = (value: unknown): value is Reminder =>
  isRecord(value) &&
  Number.isSafeInteger(value.id) &&
  Number.isSafeInteger(value.start) &&
  isString(value.title);
const isReminders = (value: unknown): value is Reminders =>
  isRecord(value) &&
  Array.isArray(value.games) &&
  value.games.every(isReminder) &&
  isIds(value.teams) &&
  isIds(value.done);

const readStored = (): Reminders => storage.get(KEY, isReminders) ?? NONE;
const store = createValueStore(readStored, {
  onObserved() {
    // Another tab may have changed the reminders while this tab had no listener.
    store.replace(readStored());
    return storage.watch(KEY, () => store.replace(readStored()));
  },
});

function change(edit: (current: Reminders) => Partial<Reminders>): void {
  // Reads the stored reminders first, because another tab may have changed them.
  const current = readStored();
  const next = { ...current, ...edit(current) };
  storage.set(KEY, next);
  store.replace(next);
}

const without = (ids: readonly number[], id: number) => ids.filter((each) => each !== id);

export const reminders = {
  read: store.get,
  subscribe: store.subscribe,
  /** Returns the reminders as they are stored now, including changes by another tab. */
  readStored,

  isEmpty: (): boolean => readStored().games.length === 0 && readStored().teams.length === 0,

  add: (reminder: Reminder): void =>
    change(({ games, done }) => ({
      games: [...games.filter(({ id }) => id !== reminder.id), reminder].slice(-MAX_GAMES),
      done: without(done, reminder.id),
    })),

  /** Removes a game. The viewer is not notified of it, even if they want reminders for one of its teams. */
  remove: (id: number): void =>
    change(({ games, done }) => ({
      games: games.filter((game) => game.id !== id),
      done: [...without(done, id), id].slice(-MAX_DONE),
    })),

  setTeam: (id: number, on: boolean): void =>
    change(({ teams }) => ({ teams: on ? [...without(teams, id), id] : without(teams, id) })),

  /**
   * Marks a game as notified. Returns whether it was not yet marked, so that only one of several tabs
   * notifies the viewer.
   */
  markNotified(id: number): boolean {
    const isOpen = !readStored().done.includes(id);
    if (isOpen) reminders.remove(id);
    return isOpen;
  },
};
