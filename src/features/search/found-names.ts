import { matchesQuery, queryWords } from '../../lib/text/query-words';

interface Named {
  name: string;
}

/**
 * The rows whose name matches the query. Names that start with the query come first,
 * each part in alphabetical order.
 */
export function foundNames<Row extends Named>(rows: Iterable<Row>, query: string, limit: number): Row[] {
  const [first] = queryWords(query);
  if (!first) return [];
  const rank = ({ name }: Named) => (queryWords(name)[0]?.startsWith(first) ? 0 : 1);
  return [...rows]
    .filter(({ name }) => matchesQuery(name, query))
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
    .slice(0, limit);
}

/** Lists live and upcoming events before past events, without duplicates. */
export function foundEvents<Event extends { id: number }>(
  next: readonly Event[],
  past: readonly Event[],
  most: number,
): Event[] {
  const known = new Set(next.map(({ id }) => id));
  return [...next, ...past.filter(({ id }) => !known.has(id))].slice(0, most);
}
