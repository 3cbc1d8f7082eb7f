const MAX_EDITS = 3;

/** Returns the known word with the fewest edits from the given word, or null if none is similar. */
export function nearest(word: string, known: readonly string[]): string | null {
  const ranked = known
    .map((one) => ({ one, edits: editsBetween(word, one) }))
    .sort((first, second) => first.edits - second.edits);
  const [best] = ranked;
  return best && best.edits <= Math.min(MAX_EDITS, word.length / 2) ? best.one : null;
}

function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let index = 1; index <= from.length; index++) {
    const next = [index];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[index - 1] === to[column - 1];
      next.push(
        Math.min(
          (row[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (row[column - 1] ?? 0) + (isSame ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
