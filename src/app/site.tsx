import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { LanguageProvider } from '../i18n/language-provider';
import { offeredLanguages } from '../i18n/languages';
import { createRouter } from './routes/router';
import type { Started } from './start-up/start-up';

/** The site once it has started: its providers around its routes. */
export function Site({ started, queryClient }: { started: Started; queryClient: QueryClient }) {
  const { channel } = started;
  const [router] = useState(() => createRouter(channel.pages));
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider offered={offeredLanguages(channel.settings)}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </QueryClientProvider>
  );
}
