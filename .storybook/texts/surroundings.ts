export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What an element and its ancestors do to the texts in it. */
export interface Surroundings {
  /** Text for screen readers alone is in a box of a pixel. */
  isReadAloudOnly: boolean;
  /** Its texts end in an ellipsis. */
  isShortened: boolean;
  /** The part of the window that shows its content: an ancestor that clips or scrolls hides the rest. */
  opening: Edges;
}

/** What is in the top layer, or fixed, is not clipped by the elements around it. */
const isOutsideFlow = (element: Element, position: string) =>
  position === 'fixed' || element.matches(':popover-open, dialog:modal');

function clip(opening: Edges, box: DOMRect, { overflowX, overflowY }: CSSStyleDeclaration): Edges {
  const edges = { ...opening };
  if (overflowX !== 'visible') {
    edges.left = Math.max(edges.left, box.left);
    edges.right = Math.min(edges.right, box.right);
  }
  if (overflowY !== 'visible') {
    edges.top = Math.max(edges.top, box.top);
    edges.bottom = Math.min(edges.bottom, box.bottom);
  }
  return edges;
}

function measure(element: Element, around: Surroundings, window: Edges): Surroundings {
  const style = getComputedStyle(element);
  const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = style;
  const opening = isOutsideFlow(element, position) ? window : around.opening;
  const isClamped = webkitLineClamp !== 'none';
  if (overflowX === 'visible' && overflowY === 'visible' && !isClamped) return { ...around, opening };
  let { isShortened } = around;
  if (isClamped) isShortened = element.scrollHeight > element.clientHeight + 1;
  else if (textOverflow === 'ellipsis' && overflowX !== 'visible')
    isShortened = element.scrollWidth > element.clientWidth + 1;
  return {
    isReadAloudOnly: around.isReadAloudOnly || (overflowX !== 'visible' && element.clientWidth === 1),
    isShortened,
    opening: clip(opening, element.getBoundingClientRect(), style),
  };
}

/** Measures each element once, because texts share most of their ancestors. Usable until the page changes. */
export function createSurroundings(): (element: Element) => Surroundings {
  const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const outermost = { isReadAloudOnly: false, isShortened: false, opening: window };
  const known = new Map<Element, Surroundings>([[document.body, outermost]]);
  function find(element: Element | null): Surroundings {
    if (!element) return outermost;
    const found = known.get(element);
    if (found) return found;
    const measured = measure(element, find(element.parentElement), window);
    known.set(element, measured);
    return measured;
  }
  return find;
}
