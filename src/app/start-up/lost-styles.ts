const RETRY_MS = [500, 1_500, 4_000];

const stylesheets = () => document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');

/**
 * Loads stylesheets that failed again. Vite requests each only once, so a screen whose first attempt failed would
 * otherwise open without its styles. A link has `data-lost`, the number of attempts, until its file is there.
 */
export function reloadLostStyles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') reload(target);
    },
    true,
  );
  // The screen's code goes on loading; `stylesLoaded` waits for its styles.
  addEventListener('vite:preloadError', (event) => {
    if (event.payload.message.startsWith('Unable to preload CSS')) event.preventDefault();
  });
  // A link of the page itself may have failed before this code ran. Chromium gives such a link an empty sheet.
  addEventListener('load', () => {
    // The page has the styles of a disabled link in itself.
    for (const link of stylesheets())
      if (!link.disabled && !link.sheet?.cssRules.length && !link.dataset.lost) reload(link);
  });
}

function reload(link: HTMLLinkElement): void {
  const attempts = Number(link.dataset.lost ?? 0);
  const waitMs = RETRY_MS[attempts];
  link.dataset.lost = waitMs === undefined ? 'for good' : String(attempts + 1);
  if (waitMs === undefined) return;
  setTimeout(() => {
    const again = document.createElement('link');
    again.rel = 'stylesheet';
    again.dataset.lost = link.dataset.lost;
    again.onload = () => again.removeAttribute('data-lost');
    again.href = link.href;
    link.replaceWith(again);
  }, waitMs);
}
