import { inertDocument } from '../../browser/trusted-types';
import { matchesQuery } from '../../lib/text/query-words';

interface Question {
  question: string;
  answer: string;
}

/** The text of an HTML string, with a space in place of each tag. */
export function plainWords(html: string): string {
  return inertDocument(html.replaceAll('<', ' <')).body.textContent ?? '';
}

/** The questions that contain every word of the query in their question or answer. */
export function findQuestions<Item extends Question>(items: readonly Item[], query: string): Item[] {
  // The edge cannot parse the HTML of the answers. It does not need to, because its pages have no query.
  if (query === '') return [...items];
  return items.filter(({ question, answer }) => matchesQuery(`${question} ${plainWords(answer)}`, query));
}
