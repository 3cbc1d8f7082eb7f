import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { LanguageProvider } from '../i18n/language-provider';
import { offeredLanguages } from '../i18n/languages';
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
export function Site({ started: { channel }, queryClient, router: Router }: SiteProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider
        offered={offeredLanguages(channel.settings)}
        onChoose={(language) => refetchIn(language, queryClient)}
      >
        {/* The router uses no transitions, because SiteRoutes defers the location, to know when a screen
            is pending. */}
        <Router useTransitions={false}>
          <SiteRoutes pages={channel.pages} />
        </Router>
      </LanguageProvider>
    </QueryClientProvider>
  );
}
