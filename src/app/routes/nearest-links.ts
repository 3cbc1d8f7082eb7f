import { queryWords } from '../../lib/text/query-words';
import { nearestWord } from '../../lib/text/similar';

interface Link {
  title: string;
  href: string;
}

const MAX_SHOWN = 3;

/**
 * Returns the links that are most similar to an address that does not exist; if none is similar, the first
 * links of the menu.
 */
export function nearestLinks<Row extends Link>(address: string, links: readonly Row[]): Row[] {
  const requestedWords = queryWords(address);
  const score = ({ title, href }: Link): number => {
    const words = queryWords(`${title} ${href}`);
    return requestedWords.filter((word) => words.includes(word) || nearestWord(word, words) !== null).length;
  };
  const scored = links.map((link) => ({ link, score: score(link) }));
  const near = scored.filter(({ score }) => score > 0).toSorted((one, other) => other.score - one.score);
  return (near.length > 0 ? near : scored).slice(0, MAX_SHOWN).map(({ link }) => link);
}
