import { matchesQuery } from '../../lib/query-words';

interface Question {
  question: string;
  answer: string;
}

/** The words of a text that came as HTML. */
export function plainWords(html: string): string {
  // A document without a window: nothing in it loads or runs.
  return new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html').body.textContent ?? '';
}

/** The questions that have every word searched for, in themselves or in their answers. */
export function findQuestions<Item extends Question>(items: readonly Item[], query: string): Item[] {
  return items.filter(({ question, answer }) => matchesQuery(`${question} ${plainWords(answer)}`, query));
}
