import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage } from '../../i18n/language-context';
import { prefetchRoute } from '../start-up/prefetch-route';

/**
 * A screen's code is on its way when the pointer or the focus comes to a link to it, what is heavy in it where
 * that is a mouse, and its data when the mouse goes down: when the link is followed, much of it is there.
 */
export function usePrefetchAhead(): void {
  const queryClient = useQueryClient();
  const { language } = useLanguage();

  useEffect(() => {
    const prefetched = new Set<string>();
    const look = ({ type, target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
      const pressed = type === 'mousedown';
      if (!pressed && prefetched.has(link.pathname)) return;
      prefetched.add(link.pathname);
      const { ask, prefetchTexts, prefetchHeavy } = prefetchRoute(link);
      prefetchTexts(language);
      if (type === 'mouseover') prefetchHeavy();
      if (pressed) ask(queryClient);
    };
    const types = ['mouseover', 'focusin', 'mousedown'] as const;
    for (const type of types) document.addEventListener(type, look, { passive: true });
    return () => {
      for (const type of types) document.removeEventListener(type, look);
    };
  }, [queryClient, language]);
}
