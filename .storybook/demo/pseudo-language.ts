import type { MessageFormatElement } from 'react-intl';
import { dictionary } from '../../src/i18n/dictionary';

const ACCENTS: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  n: 'ñ',
  c: 'ç',
};
const LONGER = 1.4;
const LITERAL = 0;

/** Keeps a text readable, makes it as long as in a long language, and so reveals texts that are not translated. */
function pseudo(text: string): string {
  const accented = text.replaceAll(/[aeiouAEIOUnc]/g, (letter) => ACCENTS[letter] ?? letter);
  const words = accented.trim().length;
  return words < 2
    ? accented
    : accented.replace(/\s*$/, (space) => `${'·'.repeat(Math.ceil(words * (LONGER - 1)))}${space}`);
}

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

let on = false;
const done = new WeakSet<object>();

/** Lengthens texts as they load, before any screen receives them. */
dictionary.subscribe(() => {
  if (!on) return;
  const { messages } = dictionary.read();
  for (const [id, message] of Object.entries(messages)) {
    if (done.has(message)) continue;
    const longer = [literal('['), ...message.map(lengthen), literal(']')];
    done.add(longer);
    messages[id] = longer;
  }
});

export function usePseudoLanguage(wanted: boolean): void {
  on = wanted;
}
