const RETRY_MS = [500, 1_500, 4_000];

const stylesheets = () => document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');

/**
 * Reloads stylesheets that failed. The site requests each stylesheet only once, so a screen whose first
 * attempt failed would otherwise open without its styles. A failed link has the number of attempts as
 * `data-lost` until its file has loaded.
 */
export function reloadLostStyles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') reload(target);
    },
    true,
  );
  // A stylesheet link of the page may have failed before this code ran. Chromium gives such a link an empty
  // stylesheet.
  addEventListener('load', () => {
    // Disabled links are skipped, because the page contains their styles inline.
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
