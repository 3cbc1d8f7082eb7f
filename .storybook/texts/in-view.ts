import type { Edges } from './surroundings';

const isWithin = (x: number, y: number, { left, top, right, bottom }: Edges) =>
  x > left && x < right && y > top && y < bottom;

function hidesWhatIsUnder(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return (
    element.matches('img, video, canvas, iframe') ||
    backgroundImage !== 'none' ||
    !/rgba\(.*, 0\)|transparent/.test(backgroundColor)
  );
}

/** Whether another element hides a point of an element. A link that is stretched over a card hides nothing. */
function isHiddenAt(element: Element, x: number, y: number): boolean {
  // `elementFromPoint` never finds an element without pointer events, so this cannot be checked.
  if (getComputedStyle(element).pointerEvents === 'none') return false;
  const top = document.elementFromPoint(x, y);
  if (!top || element.contains(top)) return false;
  for (let at: Element | null = top; at && !at.contains(element); at = at.parentElement)
    // A point on a dialog's backdrop finds the dialog, although the dialog is not at that point.
    if (isWithin(x, y, at.getBoundingClientRect()) && hidesWhatIsUnder(at)) return true;
  return false;
}

/**
 * Whether a picture of the window shows any of these rectangles of an element's text. Each is checked at its
 * middle.
 */
export function isInView(element: Element, rects: readonly DOMRect[], opening: Edges): boolean {
  return rects.some(({ left, top, right, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return isWithin(x, y, opening) && !isHiddenAt(element, x, y);
  });
}
