const CHECK_MS = 100;

/** Resolves once every stylesheet that failed is there after all; rejects when one cannot be had. See lost-styles.ts. */
export async function stylesLoaded(): Promise<void> {
  // The edge renders without styles.
  if (typeof document === 'undefined') return;
  for (;;) {
    const lost = document.querySelector<HTMLElement>('link[data-lost]')?.dataset.lost;
    if (!lost) return;
    if (lost === 'for good') throw new Error('a stylesheet failed to load');
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
  }
}
