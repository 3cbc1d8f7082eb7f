import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '../../i18n/languages';
import { prefetchRoute } from '../start-up/prefetch-route';
import { animatePosters } from './poster-transition';

/** A pointer that only crosses a link, or a finger that scrolls, leaves the link within this time. */
const DWELL_MS = 80;

let dwell: ReturnType<typeof setTimeout> | undefined;

/**
 * Prefetches the screen of a link. Its code and messages load when a pointer or the focus reaches the link.
 * Its data, heavy parts and view load once the pointer or focus has stayed there. A press loads the data at
 * once.
 */
export function followIntent({ type, target }: Event, queryClient: QueryClient, language: Language): void {
  animatePosters();
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
