import { partsOf } from './marks';

/** A message as a story shows it. */
export interface ShownText {
  id: string;
  /** Its words there, with the values of the moment. */
  text: string;
  /** Where it is on the page, in CSS pixels. Absent where it is only read aloud, such as a label. */
  box?: { x: number; y: number; width: number; height: number };
  lines?: number;
  /** Its end is cut off. */
  isCut?: boolean;
}

const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'alt'];
const ATTRIBUTES = [...SPOKEN, 'placeholder'];
const WITH_ATTRIBUTE = ATTRIBUTES.map((name) => `[${name}]`).join(', ');

const isRendered = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });

/** Text for screen readers alone is in a box of a pixel. */
function isReadAloudOnly(element: Element): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    if (at.clientWidth === 1 && getComputedStyle(at).overflowX !== 'visible') return true;
  return false;
}

function isCutOff(element: Element): boolean {
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

/** A message of which the end is not yet found. */
class OpenMessage {
  readonly index: number;
  /** A message ends at the latest with the element in which it begins. */
  readonly within: Element | null;
  #text = '';
  #box: DOMRect | undefined;
  readonly #bottoms = new Set<number>();
  #isCut = false;

  constructor(index: number, within: Element | null) {
    this.index = index;
    this.within = within;
  }

  add(words: string, rects: readonly DOMRect[], isCut: boolean): void {
    this.#text += words;
    for (const rect of rects) {
      this.#box = union(this.#box, rect);
      this.#bottoms.add(Math.round(rect.bottom));
    }
    this.#isCut ||= isCut;
  }

  toShown(ids: readonly string[]): ShownText[] {
    const id = ids[this.index];
    const text = this.#text.replaceAll(/\s+/g, ' ').trim();
    if (!id || !text) return [];
    if (!this.#box) return [{ id, text }];
    const { left, top, width, height } = this.#box;
    const box = {
      x: Math.round(left + scrollX),
      y: Math.round(top + scrollY),
      width: Math.round(width),
      height: Math.round(height),
    };
    return [{ id, text, box, lines: this.#bottoms.size, ...(this.#isCut && { isCut: true }) }];
  }
}

/** The rectangles of a part of a text node, without those that nobody sees. */
function rectsOf(node: Node, start: number, end: number): DOMRect[] {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
}

function textsInNodes(root: Element, ids: readonly string[]): ShownText[] {
  const found: ShownText[] = [];
  const open: OpenMessage[] = [];
  const close = () => found.push(...(open.pop()?.toShown(ids) ?? []));
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest('script, style, noscript')) continue;
    while (open.length > 0 && !open.at(-1)?.within?.contains(node)) close();
    const text = node.textContent ?? '';
    const rendered = isRendered(element);
    const spoken = rendered && isReadAloudOnly(element);
    const isCut = rendered && isCutOff(element);
    for (const part of partsOf(text)) {
      if (part.kind === 'opens') open.push(new OpenMessage(part.index, element));
      else if (part.kind === 'closes') close();
      else if (rendered && open.length > 0) {
        const words = text.slice(part.start, part.end);
        const rects = spoken ? [] : rectsOf(node, part.start, part.end);
        for (const message of open) message.add(words, rects, isCut);
      }
    }
  }
  while (open.length > 0) close();
  return found;
}

function textsInAttributes(root: Element, ids: readonly string[]): ShownText[] {
  const found: ShownText[] = [];
  for (const element of root.querySelectorAll(WITH_ATTRIBUTE)) {
    if (!isRendered(element)) continue;
    for (const name of ATTRIBUTES) {
      const text = element.getAttribute(name) ?? '';
      const isSeen = name === 'placeholder' && element instanceof HTMLInputElement && element.value === '';
      const open: OpenMessage[] = [];
      for (const part of partsOf(text)) {
        if (part.kind === 'opens') open.push(new OpenMessage(part.index, null));
        else if (part.kind === 'closes') found.push(...(open.pop()?.toShown(ids) ?? []));
        else {
          const rects = isSeen ? [element.getBoundingClientRect()] : [];
          for (const message of open) message.add(text.slice(part.start, part.end), rects, false);
        }
      }
    }
  }
  return found;
}

/** The messages of a page whose texts are marked: those in text, in the order of reading, then those in labels. */
export const textsOnPage = (root: Element, ids: readonly string[]): ShownText[] => [
  ...textsInNodes(root, ids),
  ...textsInAttributes(root, ids),
];
