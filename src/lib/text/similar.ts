import { queryWords } from './query-words';

/**
 * Returns the number of edits between two words. An edit adds, removes or replaces a letter, or swaps two
 * neighbours.
 */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let distance = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1);
      current.push(distance);
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}

/**
 * Returns the number of typos that a word may have. A short word with a typo is often another word; a long
 * one may have two.
 */
function tolerance(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Returns the known word that the viewer most likely meant; null if none is similar enough. */
export function nearestWord(word: string, known: Iterable<string>): string | null {
  const maxDistance = tolerance(word);
  let nearest: string | null = null;
  let bestDistance = maxDistance + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > maxDistance) continue;
    const distance = editDistance(word, candidate);
    if (distance < bestDistance) {
      bestDistance = distance;
      nearest = candidate;
    }
  }
  return nearest;
}

/**
 * Corrects the typos of a query to words of these names; null if nothing needs correction or a word cannot be
 * corrected.
 */
export function correctQuery(query: string, names: Iterable<string>): string | null {
  const known = new Map<string, string>();
  for (const name of names)
    for (const original of name.split(/[^\p{L}\p{N}]+/u)) {
      const [word] = queryWords(original);
      if (word && !known.has(word)) known.set(word, original);
    }
  const words = [...known.keys()];
  let isCorrected = false;
  const corrected: string[] = [];
  for (const word of queryWords(query)) {
    if (words.some((each) => each.startsWith(word))) {
      corrected.push(known.get(word) ?? word);
      continue;
    }
    const nearest = nearestWord(word, words);
    if (!nearest) return null;
    isCorrected = true;
    corrected.push(known.get(nearest) ?? nearest);
  }
  return isCorrected ? corrected.join(' ') : null;
}
