/** Keeps what happens until somebody is there to hear it: the latest `limit` of it. */
export interface BufferedEvents<Item> {
  take(item: Item): void;
  /** Hears what was kept, then all that comes. */
  drain(hear: (item: Item) => void): void;
  /** Forgets what was kept, and keeps nothing more until it is handed on. */
  clear(): void;
}

export function createBacklog<Item>(limit: number): BufferedEvents<Item> {
  let kept: Item[] = [];
  let hear: ((item: Item) => void) | null = null;
  return {
    take(item) {
      if (hear) hear(item);
      else if (kept.push(item) > limit) kept.shift();
    },
    drain(next) {
      const before = kept;
      kept = [];
      hear = next;
      before.forEach(next);
    },
    clear() {
      kept = [];
      hear = () => {};
    },
  };
}
