import { matchesQuery, queryWords } from '../../lib/text/query-words';

interface Named {
  name: string;
}

/** The rows whose name matches: prefix matches first, then alphabetically. */
export function foundNames<Row extends Named>(rows: Iterable<Row>, query: string, most: number): Row[] {
  const [first] = queryWords(query);
  if (!first) return [];
  const begins = ({ name }: Named) => (queryWords(name)[0]?.startsWith(first) ? 0 : 1);
  return [...rows]
    .filter(({ name }) => matchesQuery(name, query))
    .sort((one, other) => begins(one) - begins(other) || one.name.localeCompare(other.name))
    .slice(0, most);
}

/** Live and upcoming events, then past ones, each once. */
export function foundEvents<Event extends { id: number }>(
  next: readonly Event[],
  past: readonly Event[],
  most: number,
): Event[] {
  const known = new Set(next.map(({ id }) => id));
  return [...next, ...past.filter(({ id }) => !known.has(id))].slice(0, most);
}
