export interface Misfit {
  problem: 'cut' | 'covered' | 'page scrolls sideways';
  text: string;
  where: string;
}

type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const SLACK_PX = 2;

const isShown = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });

function describe(element: Element): string {
  const names: string[] = [];
  for (let at: Element | null = element; at && names.length < 4; at = at.parentElement)
    names.unshift(`${at.tagName.toLowerCase()}${at.classList[0] ? `.${at.classList[0]}` : ''}`);
  return names.join(' > ');
}

/** Finds the visible text nodes, each with its element. */
export function* texts(root: Element): Generator<{ element: Element; text: string; box: DOMRect }> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (!text || !element || element.closest('script, style, noscript, option, [hidden], [inert]')) continue;
    if (!isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width > 1 && box.height > 1) yield { element, text, box };
  }
}

/**
 * Whether an element shortens its text with an ellipsis. A channel's names may be shortened if another screen
 * shows them whole, but the site's own texts may not.
 */
const isShortened = (element: Element) => {
  const { webkitLineClamp, textOverflow } = getComputedStyle(element);
  return webkitLineClamp !== 'none' || textOverflow === 'ellipsis';
};

/** Returns the nearest ancestor that clips its content and cannot be scrolled. */
function clippingAncestor(element: Element): Element | null {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (isShortened(at)) return null;
    const { overflowX, overflowY, position } = getComputedStyle(at);
    if (/auto|scroll/.test(overflowX + overflowY)) return null;
    if (/hidden|clip/.test(overflowX + overflowY)) return at;
    if (position === 'fixed') return null;
  }
  return null;
}

const isScrolled = (element: Element) => {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (getComputedStyle(at).overflowX !== 'visible') return true;
  return false;
};

const isOverlay = (element: Element | null) => {
  for (let at = element; at; at = at.parentElement) {
    const { position } = getComputedStyle(at);
    if (position === 'fixed' || position === 'sticky' || at.matches('dialog, [popover]')) return true;
  }
  return false;
};

const canvasContext = document.createElement('canvas').getContext('2d');

/** Whether the placeholder of an empty field is wider than the field. */
export function isPlaceholderCut(field: HTMLInputElement): boolean {
  const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(field);
  if (!canvasContext || field.value !== '' || field.type === 'date' || !isShown(field)) return false;
  Object.assign(canvasContext, { font, letterSpacing });
  const availableWidth = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return canvasContext.measureText(field.placeholder).width > availableWidth + SLACK_PX;
}

/** Finds text that is cut off or covered, or that makes the page wider than the screen. */
export function misfits(root: Element): Misfit[] {
  const found: Misfit[] = [];
  const page = document.scrollingElement ?? document.documentElement;
  if (page.scrollWidth > innerWidth + SLACK_PX) {
    const widest = [...root.querySelectorAll('*')].find(
      (element) =>
        element.getBoundingClientRect().right > innerWidth + SLACK_PX &&
        isShown(element) &&
        !isScrolled(element),
    );
    found.push({
      problem: 'page scrolls sideways',
      text: `${page.scrollWidth} px in ${innerWidth}`,
      where: widest ? describe(widest) : 'unknown',
    });
  }
  for (const field of root.querySelectorAll<HTMLInputElement>('input[placeholder]'))
    if (isPlaceholderCut(field))
      found.push({ problem: 'cut', text: field.placeholder, where: describe(field) });
  for (const { element, text, box } of texts(root)) {
    const clipped = clippedPart(element, box);
    if (clipped === 'some') found.push({ problem: 'cut', text, where: describe(element) });
    if (clipped !== 'none') continue;
    const top = coverOf(element, box);
    if (top) found.push({ problem: 'covered', text, where: `${describe(element)} under ${describe(top)}` });
  }
  return found;
}

/**
 * Returns how much of a text's box is hidden by an ancestor that clips its content and cannot be scrolled.
 */
export function clippedPart(element: Element, box: DOMRect): 'none' | 'some' | 'all' {
  const edge = clippingAncestor(element)?.getBoundingClientRect();
  if (!edge || !isOutside(box, edge)) return 'none';
  // A box that hides the whole text, such as a closed panel or text for screen readers, does not count as
  // cutting it.
  return overlaps(box, edge) && edge.width > 1 && edge.height > 1 ? 'some' : 'all';
}

/** Returns the element that covers a text at its start, middle or end. */
function coverOf(element: Element, box: DOMRect): Element | null {
  const visible = visiblePartOf(element, box);
  // `elementFromPoint` skips elements without pointer events, so it cannot tell what is above or below them.
  if (isOverlay(element) || getComputedStyle(element).pointerEvents === 'none') return null;
  const y = (visible.top + visible.bottom) / 2;
  for (const x of [visible.left + SLACK_PX, (visible.left + visible.right) / 2, visible.right - SLACK_PX]) {
    if (x < visible.left || x > visible.right || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight)
      continue;
    const top = document.elementFromPoint(x, y);
    const related = !top || top.contains(element) || element.contains(top) || sameControl(top, element);
    if (!related && !isOverlay(top) && coversText(top, visible)) return top;
  }
  return null;
}

/** Returns the part of a box that no ancestor clips. */
function visiblePartOf(element: Element, { left, top, right, bottom }: DOMRect): Edges {
  const visible = { left, top, right, bottom };
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).overflow === 'visible') continue;
    const edge = at.getBoundingClientRect();
    visible.left = Math.max(visible.left, edge.left);
    visible.right = Math.min(visible.right, edge.right);
    visible.top = Math.max(visible.top, edge.top);
    visible.bottom = Math.min(visible.bottom, edge.bottom);
  }
  return visible;
}

const isOutside = (box: DOMRect, edge: DOMRect) =>
  box.left < edge.left - SLACK_PX ||
  box.right > edge.right + SLACK_PX ||
  box.top < edge.top - SLACK_PX ||
  box.bottom > edge.bottom + SLACK_PX;

const overlaps = (box: Edges, edge: Edges) =>
  box.left < edge.right && box.right > edge.left && box.top < edge.bottom && box.bottom > edge.top;

const sameControl = (top: Element, element: Element) =>
  top.matches('a, button, label, input') && top.parentElement?.contains(element) === true;

/**
 * Whether an element covers text below it. A link that is stretched over a card covers text only with a
 * background or text of its own.
 */
function coversText(top: Element, box: Edges): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(top);
  if (backgroundImage !== 'none' || !/rgba\(.*, 0\)|transparent/.test(backgroundColor)) return true;
  return [...top.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return top.matches('img, video, canvas');
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((words) => overlaps(words, box));
  });
}
