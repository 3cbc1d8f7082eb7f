import { inertDocument } from '../../browser/trusted-types';
import { matchesQuery } from '../../lib/text/query-words';

interface Question {
  question: string;
  answer: string;
}

/** The words of a text that came as HTML. */
export function plainWords(html: string): string {
  return inertDocument(html.replaceAll('<', ' <')).body.textContent ?? '';
}

/** The questions that have every word searched for, in themselves or in their answers. */
export function findQuestions<Item extends Question>(items: readonly Item[], query: string): Item[] {
  return items.filter(({ question, answer }) => matchesQuery(`${question} ${plainWords(answer)}`, query));
}
