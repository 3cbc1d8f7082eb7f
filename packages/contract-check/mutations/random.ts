/** Creates a random number generator that returns the same numbers for the same seed. */
export function randomFrom(seed: number) {
  let state = seed >>> 0 || 1;
  const share = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    share,
    pick: <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(share() * items.length)],
  };
}

export type Random = ReturnType<typeof randomFrom>;
