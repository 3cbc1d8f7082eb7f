import { en, Faker } from '@faker-js/faker';

export type Random = Faker;

/** Creates a separate random generator for the demo, so that a seed always gives the same data. */
export function createRandom(seed: number): Random {
  return new Faker({ locale: [en], seed });
}

/** Returns a generator of numbers from 0 to 1 (mulberry32), for modules that must not load faker's data. */
export function shares(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('an empty list has no item');
  return item;
}
