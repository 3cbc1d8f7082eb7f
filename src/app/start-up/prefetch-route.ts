import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import type { Language } from '../../i18n/languages';
import { openView } from '../routes/screen-view';
import { SCREENS } from '../routes/screens';

interface RoutePrefetch {
  /** Asks for the screen's first data, beside what every page begins with. */
  ask(queryClient: QueryClient): void;
  prefetchTexts(language: Language): void;
  /** The screen itself, its texts included: once it is there, showing it waits for nothing. */
  open(): Promise<void>;
  /** What is heavy in the screen, for those who are about to open it. */
  prefetchHeavy(): void;
}

/**
 * What the address asks for is on its way before it is its turn: the screen's code at once, its data with the
 * first calls, its texts when the language is known. What fails here, the screen asks for again and tells.
 */
export function prefetchRoute({
  pathname: path,
  search,
}: Pick<Location, 'pathname' | 'search'>): RoutePrefetch {
  const [screen, match] = find(path);
  const id = Number(match?.params.id ?? 0);
  const code = screen?.load.code();
  code?.catch(() => {});
  return {
    ask(queryClient) {
      if (!Number.isSafeInteger(id)) return;
      code?.then(
        ({ ask }) => ask?.(queryClient, { path, id, search }),
        () => {},
      );
    },
    prefetchTexts: (language) => screen?.load.prefetchTexts(language),
    open: async () => screen && openView(screen.load),
    prefetchHeavy: () =>
      code?.then(
        ({ prefetchHeavy }) => prefetchHeavy?.(),
        () => {},
      ),
  };
}

function find(pathname: string) {
  for (const screen of SCREENS) {
    const match = matchPath(screen.path, pathname);
    if (match) return [screen, match] as const;
  }
  return [];
}
