import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useCallback, useMemo } from 'react';
import { LanguageProvider } from '../i18n/language-provider';
import { type Language, offeredLanguages } from '../i18n/languages';
import { AwaitedByScreen } from './routes/awaited-screen';
import { SiteRoutes } from './routes/router';
import { refetchIn } from './session/request-language';
import type { Started } from './start-up/start-up';

export type Router = ComponentType<{ children: ReactNode; useTransitions: boolean }>;

interface SiteProps {
  started: Started;
  queryClient: QueryClient;
  router: Router;
}

/** Renders the started site: the providers around the routes. */
export function Site({ started: { channel, rest }, queryClient, router: Router }: SiteProps) {
  const offered = useMemo(() => offeredLanguages(channel.settings), [channel]);
  const onChoose = useCallback((language: Language) => refetchIn(language, queryClient), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider offered={offered} onChoose={onChoose}>
        {/* The router uses no transitions, because SiteRoutes defers the location, to know when a screen
            is pending. */}
        <Router useTransitions={false}>
          <AwaitedByScreen value={rest?.viewerAndTeams ?? null}>
            <SiteRoutes pages={channel.pages} />
          </AwaitedByScreen>
        </Router>
      </LanguageProvider>
    </QueryClientProvider>
  );
}
