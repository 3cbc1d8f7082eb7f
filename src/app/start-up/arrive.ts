import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import type { Language } from '../../i18n/languages';
import { SCREENS } from '../routes/screens';

interface Arrival {
  /** Asks for the screen's first data, beside what every page begins with. */
  ask(queryClient: QueryClient): void;
  warmTexts(language: Language): void;
  /** What is heavy in the screen, for those who are about to open it. */
  warmHeavy(): void;
}

/**
 * What the address asks for is on its way before it is its turn: the screen's code at once, its data with the
 * first calls, its texts when the language is known. What fails here, the screen asks for again and tells.
 */
export function arrive({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Arrival {
  const [screen, match] = find(pathname);
  const id = Number(match?.params.id ?? 0);
  screen?.load.warm();
  return {
    ask(queryClient) {
      if (Number.isSafeInteger(id)) screen?.ask?.(queryClient, { id, search });
    },
    warmTexts: (language) => screen?.load.warm(language),
    warmHeavy: () => screen?.warmHeavy?.(),
  };
}

function find(pathname: string) {
  for (const screen of SCREENS) {
    const match = matchPath(screen.path, pathname);
    if (match) return [screen, match] as const;
  }
  return [];
}
