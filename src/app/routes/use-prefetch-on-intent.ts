import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage } from '../../i18n/language-context';

const TYPES = ['pointerover', 'pointerout', 'focusin', 'mousedown'] as const;

/**
 * Prefetches the screens of links. The code for this loads once a pointer or the focus reaches the first
 * link.
 */
export function usePrefetchOnIntent(): void {
  const queryClient = useQueryClient();
  const { language } = useLanguage();

  useEffect(() => {
    const follow = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a'))
        import('./link-intent').then(
          ({ followIntent }) => followIntent(event, queryClient, language),
          () => {},
        );
    };
    for (const type of TYPES) document.addEventListener(type, follow);
    return () => {
      for (const type of TYPES) document.removeEventListener(type, follow);
    };
  }, [queryClient, language]);
}
