/** Buffers events until there is a subscriber. Only the latest `limit` events stay in the buffer. */
export interface BufferedEvents<Item> {
  push(item: Item): void;
  /** Passes the buffered events to the subscriber, then every new one. */
  drain(subscriber: (item: Item) => void): void;
  /** Drops the buffered events and ignores new ones until the next drain. */
  clear(): void;
}

export function createBufferedEvents<Item>(limit: number): BufferedEvents<Item> {
  let buffer: Item[] = [];
  let subscriber: ((item: Item) => void) | null = null;
  return {
    push(item) {
      if (subscriber) subscriber(item);
      else if (buffer.push(item) > limit) buffer.shift();
    },
    drain(next) {
      const before = buffer;
      buffer = [];
      subscriber = next;
      before.forEach(next);
    },
    clear() {
      buffer = [];
      subscriber = () => {};
    },
  };
}
