/** Keeps what happens until somebody is there to hear it: the latest `limit` of it. */
export interface Backlog<Item> {
  take(item: Item): void;
  /** Hears what was kept, then all that comes. */
  hand(hear: (item: Item) => void): void;
  /** Forgets what was kept, and keeps nothing more until it is handed on. */
  drop(): void;
}

export function createBacklog<Item>(limit: number): Backlog<Item> {
  let kept: Item[] = [];
  let hear: ((item: Item) => void) | null = null;
  return {
    take(item) {
      if (hear) hear(item);
      else if (kept.push(item) > limit) kept.shift();
    },
    hand(next) {
      const before = kept;
      kept = [];
      hear = next;
      before.forEach(next);
    },
    drop() {
      kept = [];
      hear = () => {};
    },
  };
}
