import type { Language } from '../../src/i18n/languages';
import type { ShownText } from './marked-text.ts';

interface TextFit {
  lines: number;
  isCut?: boolean;
}

/**
 * A message in a story, with its words and place as in the story's picture, and with the room that its French
 * text takes.
 */
export interface StoryText extends ShownText {
  /** The lines and cut-off of the French text. Undefined if they are the same as in English. */
  french?: TextFit;
}

/** Indexes texts by message id and by the number of the message's occurrence on the page. */
function byOccurrence(texts: readonly ShownText[]): Map<string, ShownText> {
  const counts = new Map<string, number>();
  return new Map(
    texts.map((text) => {
      const count = counts.get(text.id) ?? 0;
      counts.set(text.id, count + 1);
      return [`${text.id} ${count}`, text];
    }),
  );
}

function textFitOf({ lines = 0, isCut }: ShownText): TextFit {
  return { lines, ...(isCut && { isCut }) };
}

/**
 * Joins the texts of a page that was read in both languages. Its picture was taken in the language `shown`.
 */
export function withFrenchFit(
  english: readonly ShownText[],
  french: readonly ShownText[],
  shown: Language,
): StoryText[] {
  const [inEnglish, inFrench] = [byOccurrence(english), byOccurrence(french)];
  return [...(shown === 'fr' ? inFrench : inEnglish)].map(([occurrence, text]) => {
    const fit = textFitOf(inEnglish.get(occurrence) ?? text);
    const frenchFit = textFitOf(inFrench.get(occurrence) ?? text);
    const { id, text: words, box, isOutOfView } = text;
    const differs = frenchFit.lines !== fit.lines || frenchFit.isCut !== fit.isCut;
    return {
      id,
      text: words,
      ...(box && { box, ...fit }),
      ...(isOutOfView && { isOutOfView }),
      ...(box && differs && { french: frenchFit }),
    };
  });
}
