/** Returns the words of a text in lower case and without accents, for searching. */
export function queryWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether each word of the query is a prefix of a word of the text. */
export function matchesQuery(text: string, query: string): boolean {
  const words = queryWords(text);
  return queryWords(query).every((start) => words.some((word) => word.startsWith(start)));
}
