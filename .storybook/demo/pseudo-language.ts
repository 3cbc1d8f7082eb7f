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

/** Text that still reads, is as long as a long language's, and shows what was never translated. */
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

let on = false;
const done = new WeakSet<object>();

/** Texts are lengthened as they arrive, before any screen is told of them. */
dictionary.subscribe(() => {
  if (!on) return;
  const { messages } = dictionary.read();
  for (const [id, message] of Object.entries(messages)) {
    if (done.has(message)) continue;
    const longer = message.map(lengthen);
    done.add(longer);
    messages[id] = longer;
  }
});

export function usePseudoLanguage(wanted: boolean): void {
  on = wanted;
}
