const HELD = 'data-held-src';

/** The images are shown after this time even if the site's code never loads. */
const MAX_HELD_MS = 4_000;

/**
 * Delays the images that are out of view: on a slow connection they would delay the code, and therefore the
 * response to a press. They are fetched once they come into view, or once React has hydrated the page.
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
  // By now the site may have given the image another address.
  if (address !== null && !picture.hasAttribute('src')) picture.setAttribute('src', address);
}
