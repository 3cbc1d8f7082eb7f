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

// The early bundle has said that the browser is too old.
if (isSupported())
  createRoot(root).render(
    <StrictMode>
      <App queryClient={createQueryClient()} />
    </StrictMode>,
  );
