import { clippedPart, isPlaceholderCut } from '../checks/text-fits';
import { isInView } from './in-view';
import { messagesIn, OpenMessage, type Piece, type ShownText, SPOKEN_PIECE } from './marked-text';
import { partsOf } from './marks';
import { createSurroundings, type Surroundings } from './surroundings';

const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'alt'];
const WITH_SPOKEN = SPOKEN.map((name) => `[${name}]`).join(', ');

const isRendered = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });

/** The messages to search for on a page, and the surroundings of each text. */
interface Page {
  ids: readonly string[];
  around(element: Element): Surroundings;
}

/** Returns the rectangles of a part of a text node, without invisible ones. */
function rectsOf(node: Node, start: number, end: number): DOMRect[] {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
}

function pieceOf(node: Text, element: Element, start: number, end: number, around: Surroundings): Piece {
  const words = node.data.slice(start, end);
  if (around.isReadAloudOnly) return { ...SPOKEN_PIECE, words };
  const rects = rectsOf(node, start, end).map((rect) => ({ rect, clipped: clippedPart(element, rect) }));
  // A box that hides a whole text, such as the panel of a closed menu, leaves it to screen readers.
  const seen = rects.filter(({ clipped }) => clipped !== 'all');
  return {
    words,
    rects: seen.map(({ rect }) => rect),
    isCut: seen.length > 0 && (around.isShortened || seen.some(({ clipped }) => clipped === 'some')),
    isInView: isInView(
      element,
      seen.map(({ rect }) => rect),
      around.opening,
    ),
  };
}

const isText = (node: Node | null): node is Text => node instanceof Text;

function textsInNodes(root: Element, { ids, around }: Page): ShownText[] {
  const found: ShownText[] = [];
  const open: OpenMessage[] = [];
  const close = () => found.push(...(open.pop()?.toShown(ids) ?? []));
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); isText(node); node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest('script, style, noscript, option')) continue;
    while (open.length > 0 && !open.at(-1)?.within?.contains(node)) close();
    const isThere = isRendered(element);
    for (const part of partsOf(node.data)) {
      if (part.kind === 'opens') open.push(new OpenMessage(part.index, element));
      else if (part.kind === 'closes') close();
      else if (isThere && open.length > 0) {
        const piece = pieceOf(node, element, part.start, part.end, around(element));
        for (const message of open) message.add(piece);
      }
    }
  }
  while (open.length > 0) close();
  return found;
}

function wholeBoxOf(element: Element, { around }: Page, isCut = false): Omit<Piece, 'words'> {
  const rects = [element.getBoundingClientRect()];
  return { rects, isCut, isInView: isInView(element, rects, around(element).opening) };
}

/** Reads the value of a field, or its placeholder while it is empty. */
const textsInField = (field: HTMLInputElement | HTMLTextAreaElement, page: Page): ShownText[] =>
  field.value === ''
    ? messagesIn(
        field.placeholder,
        page.ids,
        wholeBoxOf(field, page, field instanceof HTMLInputElement && isPlaceholderCut(field)),
      )
    : messagesIn(field.value, page.ids, wholeBoxOf(field, page));

/** Reads the options of a closed list, which shows only the chosen one. */
const textsInOptions = (list: HTMLSelectElement, page: Page): ShownText[] =>
  [...list.options].flatMap((option) =>
    messagesIn(option.text, page.ids, option.selected ? wholeBoxOf(list, page) : SPOKEN_PIECE),
  );

function textsInElements(root: Element, page: Page): ShownText[] {
  const rendered = (selector: string) => [...root.querySelectorAll(selector)].filter(isRendered);
  return [
    ...rendered('input, textarea').flatMap((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
        ? textsInField(field, page)
        : [],
    ),
    ...rendered('select').flatMap((list) =>
      list instanceof HTMLSelectElement ? textsInOptions(list, page) : [],
    ),
    ...rendered(WITH_SPOKEN).flatMap((element) =>
      SPOKEN.flatMap((name) => messagesIn(element.getAttribute(name) ?? '', page.ids)),
    ),
  ];
}

/**
 * Returns the messages of a page with marked texts: first those in text in reading order, then those in
 * fields and labels.
 */
export function textsOnPage(root: Element, ids: readonly string[]): ShownText[] {
  const page = { ids, around: createSurroundings() };
  return [...textsInNodes(root, page), ...textsInElements(root, page)];
}
