import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { type createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { LanguageProvider } from '../i18n/language-provider';
import { offeredLanguages } from '../i18n/languages';
import { createRoutes } from './routes/router';
import type { Started } from './start-up/start-up';

export type OpenRouter = (routes: RouteObject[]) => ReturnType<typeof createBrowserRouter>;

interface SiteProps {
  started: Started;
  queryClient: QueryClient;
  openRouter: OpenRouter;
}

/** The site once it has started: its providers around its routes. */
export function Site({ started, queryClient, openRouter }: SiteProps) {
  const { channel } = started;
  const [router] = useState(() => openRouter(createRoutes(channel.pages)));
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider offered={offeredLanguages(channel.settings)}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </QueryClientProvider>
  );
}
