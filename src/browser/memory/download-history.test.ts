import { expect, test } from 'vitest';
import { createStore } from '../storage/storage';
import { type DownloadEntry, downloadHistory } from './download-history';

const memory = () => {
  const kept = new Map<string, string>();
  const area: Storage = {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  return createStore(() => area);
};

const game = (id: number, at = 0): DownloadEntry => ({
  kind: 'event',
  id,
  name: `Game ${id}`,
  fileName: `game-${id}.mp4`,
  size: 1000,
  at,
});

test('lists the latest download first, and each file once', () => {
  const history = downloadHistory(7, memory());
  history.add(game(1, 10));
  history.add(game(2, 20));
  history.add(game(1, 30));
  expect(history.read().map(({ id, at }) => [id, at])).toEqual([
    [1, 30],
    [2, 20],
  ]);
});

test('the download history distinguishes a clip and an event with the same id', () => {
  const history = downloadHistory(7, memory());
  history.add(game(1));
  history.add({ ...game(1), kind: 'clip' });
  history.remove({ kind: 'event', id: 1 });
  expect(history.read().map(({ kind }) => kind)).toEqual(['clip']);
});

test('each account has its own download history', () => {
  const store = memory();
  downloadHistory(7, store).add(game(1));
  expect(downloadHistory(8, store).read()).toEqual([]);
});

test('stores at most a hundred downloads in the history', () => {
  const history = downloadHistory(7, memory());
  for (let id = 1; id <= 130; id += 1) history.add(game(id));
  expect(history.read()).toHaveLength(100);
  expect(history.read()[0]?.id).toBe(130);
});
