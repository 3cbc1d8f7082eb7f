import { isRecord, isString } from '../../lib/parse/is';
import { createValueStore } from '../../lib/store/store';
import { storage } from '../storage/storage';

/** A game of which the viewer wants to be notified when it goes live. */
export interface Reminder {
  id: number;
  /** In seconds since 1970. */
  start: number;
  title: string;
}

export interface Reminders {
  games: readonly Reminder[];
  /** Teams of which every game counts. */
  teams: readonly number[];
  /** Games that the viewer has been notified of, or does not want to be. */
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
    // Another tab may have changed them while nothing here showed them.
    store.replace(readStored());
    return storage.watch(KEY, () => store.replace(readStored()));
  },
});

function change(edit: (current: Reminders) => Partial<Reminders>): void {
  // Another tab may have changed them.
  const current = readStored();
  const next = { ...current, ...edit(current) };
  storage.set(KEY, next);
  store.replace(next);
}

const without = (ids: readonly number[], id: number) => ids.filter((each) => each !== id);

export const reminders = {
  read: store.get,
  subscribe: store.subscribe,
  /** What is stored now, also by another tab. */
  readStored,

  isEmpty: (): boolean => readStored().games.length === 0 && readStored().teams.length === 0,

  add: (reminder: Reminder): void =>
    change(({ games, done }) => ({
      games: [...games.filter(({ id }) => id !== reminder.id), reminder].slice(-MAX_GAMES),
      done: without(done, reminder.id),
    })),

  /** A game that is removed stays quiet even if a team of it is followed by reminders. */
  remove: (id: number): void =>
    change(({ games, done }) => ({
      games: games.filter((game) => game.id !== id),
      done: [...without(done, id), id].slice(-MAX_DONE),
    })),

  setTeam: (id: number, on: boolean): void =>
    change(({ teams }) => ({ teams: on ? [...without(teams, id), id] : without(teams, id) })),

  /** Returns whether the viewer was still to be notified, so that only one of several tabs does it. */
  settle(id: number): boolean {
    const isOpen = !readStored().done.includes(id);
    if (isOpen) reminders.remove(id);
    return isOpen;
  },
};
