/**
 * The longest wait for the page's content: long enough to fetch it again, but too short to surprise the
 * viewer.
 */
const MAX_WAIT_MS = 4_000;
const USER_INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a position once the page is long enough, unless the viewer scrolls first. Returns a function
 * that cancels the scrolling.
 */
export function scrollBackTo(position: number): () => void {
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const name of USER_INPUTS) removeEventListener(name, stop);
  };
  const go = () => {
    if (document.documentElement.scrollHeight - innerHeight < position) return;
    stop();
    scrollTo({ top: position, behavior: 'instant' });
  };
  const growth = new ResizeObserver(go);
  const timer = setTimeout(stop, MAX_WAIT_MS);
  for (const name of USER_INPUTS) addEventListener(name, stop, { passive: true });
  growth.observe(document.body);
  scrollTo({ top: position, behavior: 'instant' });
  go();
  return stop;
}
