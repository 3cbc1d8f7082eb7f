import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '../ui/feedback/error-boundary';
import { Loader } from '../ui/feedback/loader';
import { listenToApi } from './session/listen-to-api';
import { type Router, Site } from './site';
import { SiteFailure } from './start-up/site-failure';
import { slowStart } from './start-up/slow-start';
import type { Started } from './start-up/start-up';
import { StartUpFailure, Unreachable } from './start-up/start-up-failure';
import { useStartUp } from './start-up/use-start-up';

interface AppProps {
  queryClient: QueryClient;
  /** Storybook passes a router with its own address. */
  router?: Router;
  /** The address at which the viewer entered the site, if it differs from the page's own. */
  entryAddress?: string;
  /**
   * The configuration and channel of a page that was rendered at the edge; null or undefined for any other
   * page.
   */
  started?: Started | null;
}

/** Shows the loader, then the site or the reason why it cannot start. */
export function App({ queryClient, router = BrowserRouter, entryAddress, started }: AppProps) {
  const [listen] = useState(() => (client: QueryClient) => listenToApi(client, entryAddress));
  const state = useStartUp(queryClient, listen, started);
  const isStarting = state.phase === 'starting';
  useEffect(() => {
    if (!isStarting) slowStart.end();
  }, [isStarting]);
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
