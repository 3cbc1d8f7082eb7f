import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '../../i18n/languages';
import { prefetchRoute } from '../start-up/prefetch-route';
import { movePosters } from './poster-transition';

/** A pointer that crosses a link, or a finger that scrolls, has left it by then. */
const DWELL_MS = 80;

let dwell: ReturnType<typeof setTimeout> | undefined;

/**
 * Prefetches a screen on its link: code and messages when a pointer or the focus reaches it; data, heavy parts and the
 * view itself once it has stayed there; data at once when it is pressed.
 */
export function followIntent({ type, target }: Event, queryClient: QueryClient, language: Language): void {
  movePosters();
  clearTimeout(dwell);
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || type === 'pointerout')
    return;
  const { open, prefetchData, prefetchTexts, prefetchHeavy } = prefetchRoute(link);
  prefetchTexts(language);
  if (type === 'mousedown') prefetchData(queryClient);
  else
    dwell = setTimeout(() => {
      prefetchData(queryClient);
      prefetchHeavy();
      void open();
    }, DWELL_MS);
}
