import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createQueryClient } from '../api/query-client';
import '../theme/tokens.css';
import '../theme/base.css';
import { App } from './app';
import { isFirstViewInPage } from './first-view/first-view-in-page';
import { isSupported } from './start-up/is-supported';
import { moveSecretsToHistoryState } from './start-up/signed-link';

moveSecretsToHistoryState();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const queryClient = createQueryClient();

// The early bundle has said that the browser is too old.
if (isSupported()) void start(root);

/** Takes over what the edge has rendered, where it has; else renders the site. */
async function start(root: HTMLElement): Promise<void> {
  const started = isFirstViewInPage()
    ? await import('./first-view/start-from-page')
        .then(({ startFromPage }) => startFromPage(queryClient))
        // Whatever is wrong with what the page brought, the site can fetch it.
        .catch(() => null)
    : null;
  // Where a server's policy has stopped the page's own script, which does this before the first paint.
  root.hidden = false;
  const site = (
    <StrictMode>
      <App queryClient={queryClient} started={started} />
    </StrictMode>
  );
  // A transition takes the page over in slices, between which it answers.
  if (started) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
}

/** Long after the first view, which this must not slow down. */
const AFTER_FIRST_VIEW_MS = 20_000;

if (import.meta.env.PROD)
  setTimeout(() => {
    import('./offline/after-first-view').then((later) => later.afterFirstView(queryClient)).catch(() => {});
  }, AFTER_FIRST_VIEW_MS);

/** A load is noticed early enough that words appear within 8 seconds. */
const LOOK_MS = 2_000;

/** The notice of slow loads is loaded when something is loading. */
setInterval(() => {
  if (document.querySelector('main [data-placeholder]'))
    import('../ui/feedback/slow-notice').then((notice) => notice.noticeSlowLoads()).catch(() => {});
}, LOOK_MS);
