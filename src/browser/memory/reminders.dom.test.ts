import { beforeEach, expect, test } from 'vitest';
import { reminders } from './reminders';

const game = (id: number) => ({ id, start: 1_795_000_000 + id, title: `Game ${id}` });

beforeEach(() => {
  localStorage.clear();
});

test('settles the reminder of a game only once', () => {
  reminders.add(game(1));
  expect(reminders.markNotified(1)).toBe(true);
  expect(reminders.markNotified(1)).toBe(false);
  expect(reminders.isEmpty()).toBe(true);
});

test('a reminder that was removed stays off until the viewer adds it again', () => {
  reminders.setTeam(101, true);
  reminders.remove(7);
  expect(reminders.readStored()).toMatchObject({ teams: [101], done: [7] });
  reminders.add(game(7));
  expect(reminders.readStored()).toMatchObject({ games: [game(7)], done: [] });
});

test('turns the reminders of a team on only once, and off', () => {
  reminders.setTeam(101, true);
  reminders.setTeam(101, true);
  expect(reminders.readStored().teams).toEqual([101]);
  reminders.setTeam(101, false);
  expect(reminders.isEmpty()).toBe(true);
});

test('stores only the latest 100 games with reminders', () => {
  for (let id = 1; id <= 130; id += 1) reminders.add(game(id));
  expect(reminders.readStored().games).toHaveLength(100);
  expect(reminders.readStored().games.at(-1)).toEqual(game(130));
});

test.each(['{}', '{"value":{"games":[{"id":1}],"teams":[],"done":[]},"until":9e15}', 'x'])(
  'reads no reminders from the invalid stored text %s',
  (text) => {
    localStorage.setItem('rudy_reminders', text);
    expect(reminders.readStored()).toEqual({ games: [], teams: [], done: [] });
  },
);

test('reads the changes of another tab as soon as a listener subscribes to the reminders', () => {
  reminders.setTeam(101, true);
  expect(reminders.read().teams).toEqual([101]);
  localStorage.clear();
  const stop = reminders.subscribe(() => {});
  expect(reminders.read().teams).toEqual([]);
  stop();
});
