import { fireEvent } from '@testing-library/react';
import { rest } from './fake-time';

const TIMEOUT_MS = 20_000;
const STEP_MS = 8;

export type Words = string | RegExp;

const withSingleSpaces = (text: string) => text.replaceAll(/[\s ]+/g, ' ').trim();
const matches = (text: string, words: Words) =>
  typeof words === 'string' ? withSingleSpaces(text) === words : words.test(withSingleSpaces(text));

/** Returns the text of the page, with spaces between its elements as on a screen. */
export function pageText(): string {
  let text = '';
  let before: Node | null = null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    text += node.parentNode === before ? node.nodeValue : ` ${node.nodeValue}`;
    before = node.parentNode;
  }
  return withSingleSpaces(text);
}

export const onPage = (words: Words) =>
  typeof words === 'string' ? pageText().includes(words) : words.test(pageText());

export async function until<Found>(
  what: string,
  find: () => Found | null | false | undefined,
): Promise<Found> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const found = find();
    if (found !== null && found !== false && found !== undefined) return found;
    if (Date.now() > end) throw new Error(`${what} did not come. The page reads: ${pageText()}`);
    await rest(STEP_MS);
  }
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';
const all = (selector: string) => [...document.body.querySelectorAll<HTMLElement>(selector)];

/** Returns the elements that show that the page is busy. */
export const busyElements = () => all('[aria-busy="true"]').map((one) => one.outerHTML.slice(0, 200));
export const alerts = () =>
  all('[role="alert"]').map(({ textContent }) => withSingleSpaces(textContent ?? ''));
export const headings = () => all('h1, h2, h3').map(({ textContent }) => withSingleSpaces(textContent ?? ''));

/** Acts as a viewer does, who finds everything by the texts on the page. */
export const viewer = {
  sees: (words: Words) => until(`"${words}"`, () => onPage(words)),

  async presses(name: Words): Promise<void> {
    const button = await until(`the button "${name}"`, () =>
      all('button').find(
        (one) => matches(nameOf(one), name) && !one.hasAttribute('disabled') && one.ariaBusy !== 'true',
      ),
    );
    button.click();
  },

  async follows(name: Words): Promise<void> {
    const link = await until(`the link "${name}"`, () => all('a').find((one) => matches(nameOf(one), name)));
    link.click();
  },

  async ticks(label: Words): Promise<void> {
    const box = await until(`the box "${label}"`, () => viewer.field(label));
    if (!box.checked) box.click();
  },

  /** Ticks every consent. */
  async agrees(): Promise<void> {
    const boxes = await until('something to agree to', () => {
      const found = all('label').filter((one) =>
        /^I (accept|agree)/.test(withSingleSpaces(one.textContent ?? '')),
      );
      return found.length > 0 && found;
    });
    for (const { textContent } of boxes) await viewer.ticks(withSingleSpaces(textContent ?? ''));
  },

  field(label: Words): HTMLInputElement | null {
    const found = all('label').find((one) =>
      matches((one.textContent ?? '').replace(/optional$/, ''), label),
    );
    if (!(found instanceof HTMLLabelElement)) return null;
    const control = document.getElementById(found.htmlFor) ?? found.querySelector('input');
    return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      ? // A text area also has every property that this test reads.
        (control as HTMLInputElement)
      : null;
  },

  async types(values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      const field = await until(`the field "${label}"`, () => viewer.field(label));
      fireEvent.change(field, { target: { value } });
    }
  },
};
