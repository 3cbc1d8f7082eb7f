import type { MessageFormatElement } from 'react-intl';
import { EARLY_TEXTS } from '../../src/i18n/early-texts';

const ACCENTS: Record<string, string> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' },
  ...{ n: 'ñ', c: 'ç' },
};
const LITERAL = 0;
/** Doubled vowels make each word longer, as in most other languages, and leave it readable. */
const MAX_DOUBLED = 3;

const files = import.meta.glob<Record<string, MessageFormatElement[]>>('../../src/i18n/messages/*/en.json', {
  import: 'default',
});

/** Returns a word with accents and up to three doubled vowels. */
function longer(word: string): string {
  let doubled = 0;
  return word.replaceAll(/[aeiounc]/gi, (letter) => {
    const accented = ACCENTS[letter] ?? letter;
    if (!/[aeiou]/.test(letter) || doubled === MAX_DOUBLED) return accented;
    doubled += 1;
    return accented + accented;
  });
}

const pseudo = (text: string) => text.replaceAll(/\p{L}+/gu, longer);

function lengthen(element: MessageFormatElement): MessageFormatElement {
  if (element.type === LITERAL) return { ...element, value: pseudo(element.value) };
  if ('options' in element) {
    const options = Object.fromEntries(
      Object.entries(element.options).map(([name, option]) => [
        name,
        { ...option, value: option.value.map(lengthen) },
      ]),
    );
    return { ...element, options } as MessageFormatElement;
  }
  return 'children' in element ? { ...element, children: element.children.map(lengthen) } : element;
}

const literal = (value: string): MessageFormatElement => ({ type: LITERAL, value });

const english = { ...EARLY_TEXTS.en };
const originals = new Map<MessageFormatElement[], MessageFormatElement[]>();
let on = false;

/**
 * Makes every English message longer, accented and bracketed. It changes the loaded message files, so that
 * every screen gets these texts whenever it loads an area.
 */
export async function usePseudoLanguage(wanted: boolean): Promise<void> {
  if (wanted === on) return;
  on = wanted;
  const early = Object.entries(english).map(([id, text]) => [id, wanted ? `[${pseudo(text)}]` : text]);
  Object.assign(EARLY_TEXTS.en, Object.fromEntries(early));
  const areas = await Promise.all(Object.values(files).map((load) => load()));
  for (const message of areas.flatMap((area) => Object.values(area))) {
    const original = originals.get(message) ?? [...message];
    originals.set(message, original);
    const shown = wanted ? [literal('['), ...original.map(lengthen), literal(']')] : original;
    message.splice(0, message.length, ...shown);
  }
}
