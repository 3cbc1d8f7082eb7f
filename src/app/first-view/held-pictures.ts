const HELD = 'data-held-src';

/** For a page whose code does not come. */
const MAX_HELD_MS = 4_000;

/**
 * Withholds the pictures that are not in view: on a slow line they would delay the code, and with it the page's answer to
 * a press. They are fetched once they come into view, or once the code has taken the page over.
 */
export function holdPictures(root: HTMLElement): void {
  const views = new IntersectionObserver((changes) => {
    for (const { isIntersecting, target } of changes) if (isIntersecting) show(target);
  });
  for (const picture of root.querySelectorAll<HTMLImageElement>('img[loading=lazy][src]')) {
    picture.setAttribute(HELD, picture.getAttribute('src') ?? '');
    picture.removeAttribute('src');
    views.observe(picture);
  }
  setTimeout(showHeldPictures, MAX_HELD_MS);
}

export function showHeldPictures(): void {
  for (const picture of document.querySelectorAll(`[${HELD}]`)) show(picture);
}

function show(picture: Element): void {
  const address = picture.getAttribute(HELD);
  picture.removeAttribute(HELD);
  // By now the site may have given it another one.
  if (address !== null && !picture.hasAttribute('src')) picture.setAttribute('src', address);
}
