import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage } from '../../i18n/language-context';
import { prefetchRoute } from '../start-up/prefetch-route';

/**
 * Prefetches a screen on its link: code and messages on hover or focus, heavy parts on hover, data on
 * mousedown.
 */
export function usePrefetchOnIntent(): void {
  const queryClient = useQueryClient();
  const { language } = useLanguage();

  useEffect(() => {
    const prefetched = new Set<string>();
    const prefetch = ({ type, target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
      const pressed = type === 'mousedown';
      if (!pressed && prefetched.has(link.pathname)) return;
      prefetched.add(link.pathname);
      const { prefetchData: ask, prefetchTexts, prefetchHeavy } = prefetchRoute(link);
      prefetchTexts(language);
      if (type === 'mouseover') prefetchHeavy();
      if (pressed) ask(queryClient);
    };
    const types = ['mouseover', 'focusin', 'mousedown'] as const;
    for (const type of types) document.addEventListener(type, prefetch, { passive: true });
    return () => {
      for (const type of types) document.removeEventListener(type, prefetch);
    };
  }, [queryClient, language]);
}
