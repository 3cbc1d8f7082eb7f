import { inertDocument } from '../../browser/trusted-types';
import { matchesQuery } from '../../lib/text/query-words';

interface Question {
  question: string;
  answer: string;
}

/** The text content of HTML. */
export function plainWords(html: string): string {
  return inertDocument(html.replaceAll('<', ' <')).body.textContent ?? '';
}

/** The questions that contain every word of the query in question or answer. */
export function findQuestions<Item extends Question>(items: readonly Item[], query: string): Item[] {
  // A page that the edge renders has no query, and the edge cannot parse the answers.
  if (query === '') return [...items];
  return items.filter(({ question, answer }) => matchesQuery(`${question} ${plainWords(answer)}`, query));
}
