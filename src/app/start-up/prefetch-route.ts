import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '../../i18n/languages';
import { findScreen } from '../routes/find-screen';
import { openView } from '../routes/screen-view';
import { PAGE_VIEW } from '../routes/screens';

interface RoutePrefetch {
  /** Prefetches the screen's first data. */
  prefetchData(queryClient: QueryClient): void;
  prefetchTexts(language: Language): void;
  /** Loads the screen's code and messages, so that the screen renders without a fallback. */
  open(): Promise<void>;
  /** Prefetches the heavy parts, for viewers who are about to open the screen. */
  prefetchHeavy(): void;
}

/**
 * Prefetches the screen of an address: its code at once, data and messages when called. An address without a
 * screen counts as one of the channel's own pages. Failures are ignored, because the screen requests
 * everything again and reports a failure.
 */
export function prefetchRoute({
  pathname: path,
  search,
}: Pick<Location, 'pathname' | 'search'>): RoutePrefetch {
  const { screen, id = 0 } = findScreen(path) ?? {};
  const { load = PAGE_VIEW } = screen ?? {};
  const code = load.code();
  code.catch(() => {});
  return {
    prefetchData(queryClient) {
      if (!Number.isSafeInteger(id)) return;
      code.then(({ prefetchData }) => prefetchData?.(queryClient, { path, id, search })).catch(() => {});
    },
    prefetchTexts: (language) => load.prefetchTexts(language),
    open: () => openView(load),
    prefetchHeavy: () =>
      code.then(
        ({ prefetchHeavy }) => prefetchHeavy?.(),
        () => {},
      ),
  };
}
