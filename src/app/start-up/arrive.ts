import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { SCREENS, type Screen } from '../routes/screens';

/**
 * What the address asks for is on its way beside what every page begins with: the screen's code and its
 * first data. Once the language is known, its texts. What fails here, the screen asks for again and tells.
 */
export function arrive(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  queryClient: QueryClient,
): Screen['load']['warm'] {
  const [screen, match] = find(pathname);
  if (!screen) return () => {};
  const id = Number(match?.params.id ?? 0);
  screen.load.warm();
  if (Number.isSafeInteger(id)) screen.ask?.(queryClient, { id, search });
  return screen.load.warm;
}

function find(pathname: string) {
  for (const screen of SCREENS) {
    const match = matchPath(screen.path, pathname);
    if (match) return [screen, match] as const;
  }
  return [];
}
