export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The effects of an element and its ancestors on the texts in it. */
export interface Surroundings {
  /** Whether the text is only for screen readers, which means in a box of one pixel. */
  isReadAloudOnly: boolean;
  /** Whether texts in the element end in an ellipsis. */
  isShortened: boolean;
  /**
   * The part of the window that shows the element's content. An ancestor that clips or scrolls hides the
   * rest.
   */
  opening: Edges;
}

/** Whether the elements around this one do not clip it, because it is fixed or in the top layer. */
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

/**
 * Measures each element once, because texts share most of their ancestors. The result is valid until the page
 * changes.
 */
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
