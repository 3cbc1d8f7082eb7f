import { texts } from './text-fits';
import { hasUnbracketedWords } from './unbracketed-words';

const isBlock = (element: Element) => !getComputedStyle(element).display.startsWith('inline');

function blockOf(element: Element): Element {
  let at = element;
  while (!isBlock(at) && at.parentElement) at = at.parentElement;
  return at;
}

const NAMED = ['aria-label', 'title', 'alt', 'placeholder', 'aria-roledescription', 'aria-valuetext'];

/**
 * Texts that this project does not translate: those of Storybook and other services, and names of languages.
 */
const OTHERS = '[class^="sb-"], iframe, body [lang]';

/**
 * Finds texts that are neither a message nor written by the channel or a viewer. Texts for screen readers
 * count too.
 */
export function untranslated(root: Element): string[] {
  const blocks = new Map<Element, string>();
  for (const { element, text } of texts(root)) {
    if (element.closest(OTHERS)) continue;
    const block = blockOf(element);
    blocks.set(block, `${blocks.get(block) ?? ''} ${text}`);
  }
  const spoken = NAMED.flatMap((name) =>
    [...root.querySelectorAll(`[${name}]`)]
      .filter((element) => !element.closest(OTHERS))
      .map((element) => element.getAttribute(name) ?? ''),
  );
  return [...new Set([...blocks.values(), ...spoken, document.title])].filter(hasUnbracketedWords);
}
