import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../api/query-client';
import '../theme/tokens.css';
import '../theme/base.css';
import { App } from './app';
import { isSupported } from './start-up/is-supported';
import { moveSecretsToHistoryState } from './start-up/signed-link';

moveSecretsToHistoryState();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const queryClient = createQueryClient();

// The early bundle has said that the browser is too old.
if (isSupported())
  createRoot(root).render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  );

/** Long after the first view, which the service worker must not slow down. */
const KEEP_OFFLINE_AFTER_MS = 20_000;

if (import.meta.env.PROD)
  setTimeout(() => {
    import('./offline/keep-offline').then(({ keepOffline }) => keepOffline(queryClient)).catch(() => {});
  }, KEEP_OFFLINE_AFTER_MS);
