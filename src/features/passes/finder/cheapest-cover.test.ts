import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CoverOffer, cheapestCover } from './cheapest-cover';
import { CHANNELS, randomly, SCATTERED } from './cover-cases.test-help';

const offer = (cost: number, ...covers: number[]): CoverOffer => ({ cost, covers });
const owned = (...covers: number[]): CoverOffer => ({ cost: 5000, covers, owned: true });

describe('cheapestCover', () => {
  test.each<[string, number, CoverOffer[], { chosen: number[]; cost: number; uncovered?: number[] }]>([
    ['nothing to open', 0, [offer(100)], { chosen: [], cost: 0 }],
    ['nothing on sale', 2, [], { chosen: [], cost: 0, uncovered: [0, 1] }],
    ['one ticket', 1, [offer(999, 0)], { chosen: [0], cost: 999 }],
    ['the cheaper of two tickets', 1, [offer(999, 0), offer(899, 0)], { chosen: [1], cost: 899 }],
    [
      'tickets that cost less than a pass',
      2,
      [offer(500, 0), offer(500, 1), offer(1001, 0, 1)],
      { chosen: [0, 1], cost: 1000 },
    ],
    [
      'a pass that costs less than the tickets',
      2,
      [offer(500, 0), offer(500, 1), offer(999, 0, 1)],
      { chosen: [2], cost: 999 },
    ],
    [
      'of two equally cheap sets, the one with fewer offers',
      2,
      [offer(500, 0), offer(500, 1), offer(1000, 0, 1)],
      { chosen: [2], cost: 1000 },
    ],
    [
      'the first of two identical passes',
      2,
      [offer(700, 0, 1), offer(700, 1, 0)],
      { chosen: [0], cost: 700 },
    ],
    [
      'two small passes that cost less than a large one',
      4,
      [offer(900, 0, 1), offer(900, 2, 3), offer(2000, 0, 1, 2, 3)],
      { chosen: [0, 1], cost: 1800 },
    ],
    [
      'a pass and a ticket for the rest',
      3,
      [offer(900, 0, 1), offer(300, 2), offer(1300, 0, 1, 2)],
      { chosen: [0, 1], cost: 1200 },
    ],
    [
      'a set that a greedy choice would miss',
      6,
      [offer(100, 0, 1, 2), offer(100, 3, 4, 5), offer(100, 1, 2, 3, 4)],
      { chosen: [0, 1], cost: 200 },
    ],
    [
      'an event that no offer opens is listed as uncovered',
      3,
      [offer(100, 0), offer(100, 2)],
      { chosen: [0, 1], cost: 200, uncovered: [1] },
    ],
    ['a free pass is taken', 2, [offer(0, 0, 1), offer(100, 0)], { chosen: [0], cost: 0 }],
    ['owned offers cost nothing', 2, [owned(0, 1), offer(10, 0), offer(10, 1)], { chosen: [0], cost: 0 }],
    [
      'a ticket is bought for the event that the owned offer does not open',
      3,
      [offer(900, 0, 1, 2), owned(0, 1), offer(300, 2)],
      { chosen: [1, 2], cost: 300 },
    ],
    [
      'an owned offer that opens no event is not chosen',
      1,
      [owned(), offer(300, 0)],
      { chosen: [1], cost: 300 },
    ],
    ['an offer that names an event twice', 1, [offer(300, 0, 0)], { chosen: [0], cost: 300 }],
  ])('cheapestCover returns the expected set of offers: %s', (_, events, offers, cover) =>
    expect(cheapestCover(events, offers)).toEqual({ uncovered: [], proven: true, ...cover }),
  );
});

/**
 * The cheapest set by brute force: tries every set of offers. Of equally cheap sets, the
 * one with the fewest offers wins.
 */
function byForce(events: number, offers: readonly CoverOffer[]) {
  const mine = offers.filter((each) => each.owned).flatMap(({ covers }) => covers);
  const reachable = new Set([...mine, ...offers.flatMap(({ covers }) => covers)]);
  const onSale = offers.filter((each) => !each.owned);
  let best = { cost: Number.POSITIVE_INFINITY, count: 0 };
  for (let choice = 0; choice < 2 ** onSale.length; choice++) {
    const taken = onSale.filter((_, index) => (choice >> index) & 1);
    const opened = new Set([...mine, ...taken.flatMap(({ covers }) => covers)]);
    const cost = taken.reduce((sum, each) => sum + each.cost, 0);
    if (
      opened.size === reachable.size &&
      (cost < best.cost || (cost === best.cost && taken.length < best.count))
    )
      best = { cost, count: taken.length };
  }
  return {
    ...best,
    uncovered: Array.from({ length: events }, (_, event) => event).filter((event) => !reachable.has(event)),
  };
}

const EVENTS = 12;
const some = (prices: fc.Arbitrary<number>) =>
  fc.array(
    fc.record({
      cost: prices,
      covers: fc.uniqueArray(fc.nat(EVENTS - 1), { maxLength: 6 }),
      owned: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
    }),
    { maxLength: 12 },
  );

describe('cheapestCover compared with brute force', () => {
  test.each([
    ['prices of all sorts', fc.integer({ min: 0, max: 9999 })],
    ['two prices', fc.constantFrom(999, 1999)],
    ['one price', fc.constant(4999)],
    ['small prices', fc.integer({ min: 0, max: 3 })],
  ])('cheapestCover finds the same cost as brute force with offers at %s', (_, prices) =>
    fc.assert(
      fc.property(some(prices), (offers) => {
        const { chosen, cost, uncovered } = cheapestCover(EVENTS, offers);
        const proof = byForce(EVENTS, offers);
        const taken = chosen.map((index) => offers[index]);
        expect({ cost, uncovered }).toEqual({ cost: proof.cost, uncovered: proof.uncovered });
        expect(taken.filter((each) => !each?.owned)).toHaveLength(proof.count);
        const opened = new Set(taken.flatMap((each) => each?.covers ?? []));
        expect(opened.size).toBe(EVENTS - uncovered.length);
        expect(cheapestCover(EVENTS, offers).chosen).toEqual(chosen);
      }),
      { numRuns: 400 },
    ),
  );
});

function measured(make: (random: ReturnType<typeof randomly>) => CoverOffer[], now?: () => number) {
  return [1, 2, 3, 4, 5, 6, 7].map((seed) => {
    const offers = make(randomly(seed));
    expect(offers.filter(({ covers }) => covers.length > 1)).toHaveLength(60);
    const before = process.cpuUsage();
    const cover = cheapestCover(400, offers, now);
    const { user } = process.cpuUsage(before);
    return { cover, ms: user / 1000 };
  });
}

describe('cheapestCover of 400 events with 60 passes', () => {
  test.each(CHANNELS)('the cheapest set is proven in under 50 ms for %s', (_, make) => {
    const runs = measured(make, () => 0);
    if (process.env.SHOW_TIMES) process.stdout.write(`${_} ${runs.map(({ ms }) => Math.round(ms))}\n`);
    expect(runs.every(({ cover }) => cover.proven)).toBe(true);
    expect(runs.map(({ ms }) => ms).toSorted((one, other) => one - other)[3]).toBeLessThan(50);
  });

  test.each(SCATTERED)('a set is found within the time limit for %s', (_, make) => {
    const runs = measured(make);
    if (process.env.SHOW_TIMES)
      process.stdout.write(
        `${_} ${runs.map(({ ms, cover }) => `${Math.round(ms)}${cover.proven ? '' : '?'}`)}\n`,
      );
    expect(runs.every(({ ms, cover }) => ms < 300 && cover.uncovered.length < 400)).toBe(true);
  });

  test('a set is marked as unproven if the search runs out of time', () => {
    const offers = SCATTERED[3]?.[1](randomly(1)) ?? [];
    let time = 0;
    const stopped = cheapestCover(400, offers, () => (time += 1000));
    const whole = cheapestCover(400, offers, () => 0);
    expect([stopped.proven, whole.proven]).toEqual([false, true]);
    expect(stopped.cost).toBeGreaterThanOrEqual(whole.cost);
    const opened = new Set(stopped.chosen.flatMap((index) => offers[index]?.covers ?? []));
    expect(opened.size).toBe(400);
  });
});
