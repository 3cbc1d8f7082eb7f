const DEFERRED_SRC = 'data-held-src';

/** The images are shown after this time even if the site's code never loads. */
const MAX_DEFERRAL_MS = 4_000;

/**
 * Delays the images that are out of view: on a slow connection they would delay the code, and therefore the
 * response to a press. They are fetched once they come into view, or once React has hydrated the page.
 */
export function deferImages(root: HTMLElement): void {
  const views = new IntersectionObserver((changes) => {
    for (const { isIntersecting, target } of changes) if (isIntersecting) loadImage(target);
  });
  for (const picture of root.querySelectorAll<HTMLImageElement>('img[loading=lazy][src]')) {
    picture.setAttribute(DEFERRED_SRC, picture.getAttribute('src') ?? '');
    picture.removeAttribute('src');
    views.observe(picture);
  }
  setTimeout(loadDeferredImages, MAX_DEFERRAL_MS);
}

export function loadDeferredImages(): void {
  for (const picture of document.querySelectorAll(`[${DEFERRED_SRC}]`)) loadImage(picture);
}

function loadImage(picture: Element): void {
  const address = picture.getAttribute(DEFERRED_SRC);
  picture.removeAttribute(DEFERRED_SRC);
  // By now the site may have given the image another address.
  if (address !== null && !picture.hasAttribute('src')) picture.setAttribute('src', address);
}
