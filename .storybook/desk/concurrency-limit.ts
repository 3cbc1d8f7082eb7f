/** Limits how many tasks run at once to `limit`. The others wait in a queue, first come, first served. */
export function createConcurrencyLimit(limit: number) {
  const waiting = new Set<() => void>();
  const running = new Set<() => void>();
  const next = () => {
    for (const start of waiting) {
      if (running.size >= limit) return;
      waiting.delete(start);
      running.add(start);
      start();
    }
  };
  return {
    /** Calls `start` when its turn comes. The returned function ends the turn, or leaves the queue. */
    enqueue(start: () => void): () => void {
      waiting.add(start);
      next();
      return () => {
        waiting.delete(start);
        running.delete(start);
        next();
      };
    },
  };
}
