/** Limits how many tasks run at once to `most`. The others wait in a queue, first come, first served. */
export function createTurns(most: number) {
  const waiting = new Set<() => void>();
  const begun = new Set<() => void>();
  const next = () => {
    for (const begin of waiting) {
      if (begun.size >= most) return;
      waiting.delete(begin);
      begun.add(begin);
      begin();
    }
  };
  return {
    /** Calls `begin` when its turn comes. The returned function ends the turn, or leaves the queue. */
    take(begin: () => void): () => void {
      waiting.add(begin);
      next();
      return () => {
        waiting.delete(begin);
        begun.delete(begin);
        next();
      };
    },
  };
}
