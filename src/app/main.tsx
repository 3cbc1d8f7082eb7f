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

/** The first view, which this must not slow down, is there by then. */
const AFTER_FIRST_VIEW_MS = 4_000;

if (import.meta.env.PROD)
  setTimeout(() => {
    import('./offline/after-first-view').then((later) => later.afterFirstView(queryClient)).catch(() => {});
  }, AFTER_FIRST_VIEW_MS);
