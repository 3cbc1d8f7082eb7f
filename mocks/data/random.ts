import { en, Faker } from '@faker-js/faker';

export type Random = Faker;

/** Chance of our own: the same seed tells the same story, whatever else draws numbers. */
export function createRandom(seed: number): Random {
  return new Faker({ locale: [en], seed });
}

/** A stream of shares from 0 to 1 for what must not load faker's data (mulberry32). */
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
