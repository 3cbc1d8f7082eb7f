const OPEN = 'grandstand:open-search';

/** Opens the header's search from anywhere on the page. */
export const openSearch = (): void => void dispatchEvent(new Event(OPEN));

export function onOpenSearch(open: () => void): () => void {
  addEventListener(OPEN, open);
  return () => removeEventListener(OPEN, open);
}
