import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { LanguageProvider } from '../i18n/language-provider';
import { offeredLanguages } from '../i18n/languages';
import { SiteRoutes } from './routes/router';
import type { Started } from './start-up/start-up';

export type Router = ComponentType<{ children: ReactNode; useTransitions: boolean }>;

interface SiteProps {
  started: Started;
  queryClient: QueryClient;
  router: Router;
}

/** The site once it has started: its providers around its routes. */
export function Site({ started: { channel }, queryClient, router: Router }: SiteProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider offered={offeredLanguages(channel.settings)}>
        {/* The routes themselves keep a screen until the next one is there, and know that they do. */}
        <Router useTransitions={false}>
          <SiteRoutes pages={channel.pages} />
        </Router>
      </LanguageProvider>
    </QueryClientProvider>
  );
}
