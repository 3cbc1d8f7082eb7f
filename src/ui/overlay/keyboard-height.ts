/**
 * Sets `--keyboard-height` on the document until the returned function is called. iOS
 * shows its keyboard over the page and shrinks only the visual viewport. Other browsers
 * shrink the page (see `interactive-widget` in index.html), so the height is 0 there.
 */
export function trackKeyboard(view: Window = window): () => void {
  const { visualViewport: visible, document } = view;
  const { style } = document.documentElement;
  if (!visible) return () => {};
  const update = () => {
    const covered = view.innerHeight - visible.height - visible.offsetTop;
    // Zooming in also shrinks the visual viewport.
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
