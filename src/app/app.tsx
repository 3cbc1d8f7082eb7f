import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '../ui/feedback/error-boundary';
import { Loader } from '../ui/feedback/loader';
import { listenToApi } from './session/listen-to-api';
import { type Router, Site } from './site';
import { SiteFailure } from './start-up/site-failure';
import { StartUpFailure, Unreachable } from './start-up/start-up-failure';
import { useStartUp } from './start-up/use-start-up';

interface AppProps {
  queryClient: QueryClient;
  /** Storybook opens the same routes at an address of its own. */
  router?: Router;
  /** The address that the viewer arrived at, where the page's own is not it. */
  arrival?: string;
}

/** What the viewer sees from the first moment on: loader, then the site, or why there is none. */
export function App({ queryClient, router = BrowserRouter, arrival }: AppProps) {
  const [listen] = useState(() => (client: QueryClient) => listenToApi(client, arrival));
  const state = useStartUp(queryClient, listen);
  switch (state.phase) {
    case 'starting':
      return <Loader />;
    case 'unreachable':
      return <Unreachable />;
    case 'failed':
      return <StartUpFailure failure={state.failure} language={state.language} />;
    case 'started':
      return (
        <ErrorBoundary resetKey="" fallback={(error) => <SiteFailure error={error} />}>
          <Site started={state.started} queryClient={queryClient} router={router} />
        </ErrorBoundary>
      );
  }
}
