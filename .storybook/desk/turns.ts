/** Lets at most `most` things happen at once; the others wait for their turn, first come, first served. */
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
    /** Calls `begin` when its turn comes. The function returned ends the turn, or the waiting for it. */
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
