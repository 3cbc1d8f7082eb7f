/**
 * Sets `--keyboard-height` on the document while an overlay is open, and returns what ends that. iOS lays its
 * keyboard over the page and reduces only the visual viewport; other browsers reduce the page itself
 * (`interactive-widget` in index.html), so the height is 0 there.
 */
export function trackKeyboard(view: Window = window): () => void {
  const { visualViewport: visible, document } = view;
  const { style } = document.documentElement;
  if (!visible) return () => {};
  const update = () => {
    const covered = view.innerHeight - visible.height - visible.offsetTop;
    // A page that is zoomed in also shows only a part of itself.
    style.setProperty('--keyboard-height', `${visible.scale > 1 ? 0 : Math.max(0, Math.round(covered))}px`);
  };
  update();
  visible.addEventListener('resize', update);
  visible.addEventListener('scroll', update);
  return () => {
    visible.removeEventListener('resize', update);
    visible.removeEventListener('scroll', update);
    style.removeProperty('--keyboard-height');
  };
}
