import { clippedPart, isHintCut } from '../checks/text-fits';
import { isInView } from './in-view';
import { messagesIn, OpenMessage, type Piece, type ShownText, SPOKEN_PIECE } from './marked-text';
import { partsOf } from './marks';

const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'alt'];
const WITH_SPOKEN = SPOKEN.map((name) => `[${name}]`).join(', ');

const isRendered = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });

/** Text for screen readers alone is in a box of a pixel. */
function isReadAloudOnly(element: Element): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    if (at.clientWidth === 1 && getComputedStyle(at).overflowX !== 'visible') return true;
  return false;
}

/** Whether the texts of an element end in an ellipsis. */
function isShortened(element: Element): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(at);
    if (webkitLineClamp !== 'none') return at.scrollHeight > at.clientHeight + 1;
    if (textOverflow === 'ellipsis' && overflowX !== 'visible') return at.scrollWidth > at.clientWidth + 1;
  }
  return false;
}

/** The rectangles of a part of a text node, without those that nobody sees. */
function rectsOf(node: Node, start: number, end: number): DOMRect[] {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
}

function pieceOf(node: Text, element: Element, start: number, end: number): Piece {
  const words = node.data.slice(start, end);
  const rects = isReadAloudOnly(element) ? [] : rectsOf(node, start, end);
  // A box that hides a text as a whole, such as the panel of a closed menu, leaves it to screen readers.
  const seen = rects.filter((rect) => clippedPart(element, rect) !== 'all');
  return {
    words,
    rects: seen,
    isCut:
      seen.length > 0 && (isShortened(element) || seen.some((rect) => clippedPart(element, rect) === 'some')),
    isInView: isInView(element, seen),
  };
}

const isText = (node: Node | null): node is Text => node instanceof Text;

function textsInNodes(root: Element, ids: readonly string[]): ShownText[] {
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
        const piece = pieceOf(node, element, part.start, part.end);
        for (const message of open) message.add(piece);
      }
    }
  }
  while (open.length > 0) close();
  return found;
}

function wholeBoxOf(element: Element, isCut = false): Omit<Piece, 'words'> {
  const rects = [element.getBoundingClientRect()];
  return { rects, isCut, isInView: isInView(element, rects) };
}

/** A field shows its value, or a hint while it is empty. */
const textsInField = (field: HTMLInputElement | HTMLTextAreaElement, ids: readonly string[]): ShownText[] =>
  field.value === ''
    ? messagesIn(
        field.placeholder,
        ids,
        wholeBoxOf(field, field instanceof HTMLInputElement && isHintCut(field)),
      )
    : messagesIn(field.value, ids, wholeBoxOf(field));

/** A closed list shows the chosen option. */
const textsInOptions = (list: HTMLSelectElement, ids: readonly string[]): ShownText[] =>
  [...list.options].flatMap((option) =>
    messagesIn(option.text, ids, option.selected ? wholeBoxOf(list) : SPOKEN_PIECE),
  );

function textsInElements(root: Element, ids: readonly string[]): ShownText[] {
  const rendered = (selector: string) => [...root.querySelectorAll(selector)].filter(isRendered);
  return [
    ...rendered('input, textarea').flatMap((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
        ? textsInField(field, ids)
        : [],
    ),
    ...rendered('select').flatMap((list) =>
      list instanceof HTMLSelectElement ? textsInOptions(list, ids) : [],
    ),
    ...rendered(WITH_SPOKEN).flatMap((element) =>
      SPOKEN.flatMap((name) => messagesIn(element.getAttribute(name) ?? '', ids)),
    ),
  ];
}

/** The messages of a page whose texts are marked: those in text, in the order of reading, then those in fields and labels. */
export const textsOnPage = (root: Element, ids: readonly string[]): ShownText[] => [
  ...textsInNodes(root, ids),
  ...textsInElements(root, ids),
];
