import type { QueryClient } from '@tanstack/react-query';
import { Loader } from '../ui/loader';
import { listenToApi } from './session/listen-to-api';
import { Site } from './site';
import { ConfigErrorScreen } from './start-up/config-error-screen';
import { StartUpFailure } from './start-up/start-up-failure';
import { useStartUp } from './start-up/use-start-up';

/** What the viewer sees from the first moment on: loader, then the site, or why there is none. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  const state = useStartUp(queryClient, listenToApi);
  switch (state.phase) {
    case 'starting':
      return <Loader />;
    case 'unconfigured':
      return <ConfigErrorScreen problem={state.problem} />;
    case 'failed':
      return <StartUpFailure whoops={state.whoops} language={state.language} />;
    case 'started':
      return <Site started={state.started} queryClient={queryClient} />;
  }
}
