import { expect, test } from 'vitest';
import { buildLibrary } from './library';
import { createRandom } from './random';

const DAY = 86_400;
/** Midnight, noon and the last hour of a day. */
const HOURS = [0, 12, 23];
const DAY_START = Date.UTC(2026, 10, 14) / 1_000;

const library = (hour: number) => buildLibrary('en', 72, DAY_START + hour * 3_600, [], createRandom(9));

test.each(HOURS)(
  'the rail of new videos has exactly the videos of the last seven days, at %i o’clock',
  (hour) => {
    const { items, rails } = library(hour);
    const now = DAY_START + hour * 3_600;
    const isNew = (date: string) =>
      Date.parse(date) / 1_000 > now - 7 * DAY && Date.parse(date) / 1_000 <= now;
    expect(rails[0]?.items).toEqual(items.filter(({ date }) => isNew(date)).map(({ id }) => id));
    expect(rails[0]?.items.length).toBeGreaterThanOrEqual(8);
  },
);

test('no video of the demo’s library is in two rails', () => {
  const ids = library(12).rails.flatMap(({ items }) => items);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every video of the demo’s library has its own title', () => {
  const titles = library(12).items.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});
