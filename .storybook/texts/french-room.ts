import type { Language } from '../../src/i18n/languages';
import type { ShownText } from './marked-text.ts';

interface Room {
  lines: number;
  isCut?: boolean;
}

/** A message in a story, with its words and place as the story's picture has them, and its room in English. */
export interface StoryText extends ShownText {
  /** Absent where it takes as many lines as the English and is cut as little. */
  french?: Room;
}

/** By id and by which occurrence of it on the page. */
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

function roomOf({ lines = 0, isCut }: ShownText): Room {
  return { lines, ...(isCut && { isCut }) };
}

/** The texts of a page that was read in both languages; its picture was taken in the one that is `shown`. */
export function withFrenchRoom(
  english: readonly ShownText[],
  french: readonly ShownText[],
  shown: Language,
): StoryText[] {
  const [inEnglish, inFrench] = [byOccurrence(english), byOccurrence(french)];
  return [...(shown === 'fr' ? inFrench : inEnglish)].map(([occurrence, text]) => {
    const room = roomOf(inEnglish.get(occurrence) ?? text);
    const frenchRoom = roomOf(inFrench.get(occurrence) ?? text);
    const { id, text: words, box, isOutOfView } = text;
    const differs = frenchRoom.lines !== room.lines || frenchRoom.isCut !== room.isCut;
    return {
      id,
      text: words,
      ...(box && { box, ...room }),
      ...(isOutOfView && { isOutOfView }),
      ...(box && differs && { french: frenchRoom }),
    };
  });
}
