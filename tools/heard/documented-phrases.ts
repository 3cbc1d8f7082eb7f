import { withoutFigures } from './heard-step.ts';

/** Returns the quoted phrases in one list item of a document that the recorded text does not contain. */
export function phrasesNotHeard(document: string, item: string, heard: string): string[] {
  const line = document.split('\n').find((each) => each.trim().startsWith(`- _${item}._`));
  if (!line) throw new Error(`the document has no item “${item}”`);
  const phrases = [...line.matchAll(/“([^”]+)”/g)].map(([, phrase = '']) => phrase);
  return phrases.filter((phrase) => !heard.includes(withoutFigures(phrase)));
}
