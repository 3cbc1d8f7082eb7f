const CHECK_MS = 100;

/**
 * Resolves once every failed stylesheet has loaded after a retry; rejects if one can't be loaded. See
 * lost-styles.ts.
 */
export async function stylesLoaded(): Promise<void> {
  // There is no document at the edge, which renders without styles.
  if (typeof document === 'undefined') return;
  for (;;) {
    const lost = document.querySelector<HTMLElement>('link[data-lost]')?.dataset.lost;
    if (!lost) return;
    if (lost === 'for good') throw new Error('a stylesheet failed to load');
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
  }
}
