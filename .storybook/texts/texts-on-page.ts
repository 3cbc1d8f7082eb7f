import { clippedPart, isHintCut } from '../checks/text-fits';
import { isInView } from './in-view';
import { partsOf } from './marks';

/** A message as a story shows it. */
export interface ShownText {
  id: string;
  /** Its words there, with the values of the moment. */
  text: string;
  /** Where it is on the page, in CSS pixels. Absent where it is only read aloud, such as a label. */
  box?: { x: number; y: number; width: number; height: number };
  lines?: number;
  /** A part of it is cut off. */
  isCut?: boolean;
  /** A picture of the window does not show it: it is scrolled away or covered. */
  isOutOfView?: boolean;
}

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

function union(one: DOMRect | undefined, other: DOMRect): DOMRect {
  if (!one) return other;
  const x = Math.min(one.left, other.left);
  const y = Math.min(one.top, other.top);
  return new DOMRect(x, y, Math.max(one.right, other.right) - x, Math.max(one.bottom, other.bottom) - y);
}

/** Rectangles that share half of their height are on one line, whatever the sizes of their letters. */
function countLines(rects: readonly DOMRect[]): number {
  let count = 0;
  let line: DOMRect | undefined;
  for (const rect of [...rects].sort((one, other) => one.top - other.top)) {
    const shared = line ? line.bottom - rect.top : 0;
    if (!line || shared < Math.min(line.height, rect.height) / 2) {
      count += 1;
      line = rect;
    }
  }
  return count;
}

/** A part of a message that is on the page. */
interface Piece {
  words: string;
  rects: readonly DOMRect[];
  isCut: boolean;
  isInView: boolean;
}

const SPOKEN_PIECE = { rects: [], isCut: false, isInView: false };

/** A message of which the end is not yet found. */
class OpenMessage {
  readonly index: number;
  /** A message ends at the latest with the element in which it begins. */
  readonly within: Element | null;
  readonly #pieces: Piece[] = [];

  constructor(index: number, within: Element | null) {
    this.index = index;
    this.within = within;
  }

  add(piece: Piece): void {
    this.#pieces.push(piece);
  }

  toShown(ids: readonly string[]): ShownText[] {
    const id = ids[this.index];
    const text = this.#pieces
      .map(({ words }) => words)
      .join('')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (!id || !text) return [];
    const rects = this.#pieces.flatMap((piece) => piece.rects);
    const whole = rects.reduce<DOMRect | undefined>(union, undefined);
    if (!whole) return [{ id, text }];
    const box = {
      x: Math.round(whole.left + scrollX),
      y: Math.round(whole.top + scrollY),
      width: Math.round(whole.width),
      height: Math.round(whole.height),
    };
    return [
      {
        id,
        text,
        box,
        lines: countLines(rects),
        ...(this.#pieces.some(({ isCut }) => isCut) && { isCut: true }),
        ...(!this.#pieces.some((piece) => piece.isInView) && { isOutOfView: true }),
      },
    ];
  }
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

/** The messages of a text that is not in a node of its own, such as that of an attribute. */
function textsIn(text: string, ids: readonly string[], piece: Omit<Piece, 'words'>): ShownText[] {
  const found: ShownText[] = [];
  const open: OpenMessage[] = [];
  for (const part of partsOf(text)) {
    if (part.kind === 'opens') open.push(new OpenMessage(part.index, null));
    else if (part.kind === 'closes') found.push(...(open.pop()?.toShown(ids) ?? []));
    else for (const message of open) message.add({ ...piece, words: text.slice(part.start, part.end) });
  }
  return found;
}

function wholeBoxOf(element: Element, isCut = false): Omit<Piece, 'words'> {
  const rects = [element.getBoundingClientRect()];
  return { rects, isCut, isInView: isInView(element, rects) };
}

/** A field shows its value, or a hint while it is empty. */
const textsInField = (field: HTMLInputElement | HTMLTextAreaElement, ids: readonly string[]): ShownText[] =>
  field.value === ''
    ? textsIn(
        field.placeholder,
        ids,
        wholeBoxOf(field, field instanceof HTMLInputElement && isHintCut(field)),
      )
    : textsIn(field.value, ids, wholeBoxOf(field));

/** A closed list shows the chosen option. */
const textsInOptions = (list: HTMLSelectElement, ids: readonly string[]): ShownText[] =>
  [...list.options].flatMap((option) =>
    textsIn(option.text, ids, option.selected ? wholeBoxOf(list) : SPOKEN_PIECE),
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
      SPOKEN.flatMap((name) => textsIn(element.getAttribute(name) ?? '', ids, SPOKEN_PIECE)),
    ),
  ];
}

/**
 * The messages of a page whose texts are marked: those in text, in the order of reading, then those in fields and
 * labels, then the title of the window.
 */
export const textsOnPage = (root: Element, ids: readonly string[]): ShownText[] => [
  ...textsInNodes(root, ids),
  ...textsInElements(root, ids),
  ...textsIn(document.title, ids, SPOKEN_PIECE),
];
