/** Long enough for what is fetched again, short enough not to surprise. */
const PATIENCE_MS = 4_000;
const BY_HAND = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** To where the viewer was, once the page is as long again, unless they move by themselves. Returns how to stop. */
export function scrollBackTo(position: number): () => void {
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const name of BY_HAND) removeEventListener(name, stop);
  };
  const go = () => {
    if (document.documentElement.scrollHeight - innerHeight < position) return;
    stop();
    scrollTo({ top: position, behavior: 'instant' });
  };
  const growth = new ResizeObserver(go);
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const name of BY_HAND) addEventListener(name, stop, { passive: true });
  growth.observe(document.body);
  scrollTo({ top: position, behavior: 'instant' });
  go();
  return stop;
}
