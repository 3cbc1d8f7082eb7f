/** Resolves once every stylesheet that failed is there after all; rejects when one cannot be had. See lost-styles.ts. */
export function stylesLoaded(): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => {
      const lost = document.querySelectorAll<HTMLLinkElement>('link[data-lost]');
      if (lost.length > 0 && [...lost].every(({ dataset }) => dataset.lost !== 'for good')) return;
      for (const type of ['load', 'error']) document.removeEventListener(type, later, true);
      if (lost.length === 0) resolve();
      else reject(new Error('a stylesheet failed to load'));
    };
    // The link itself is marked by its own listeners first.
    const later = () => setTimeout(check);
    for (const type of ['load', 'error']) document.addEventListener(type, later, true);
    check();
  });
}
