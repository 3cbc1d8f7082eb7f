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

// In an unsupported browser, the early bundle has already shown that the browser is too old.
if (isSupported()) void start(root);

/** Hydrates a page that was rendered at the edge; otherwise renders the site. */
async function start(root: HTMLElement): Promise<void> {
  const started = isFirstViewInPage()
    ? await import('./first-view/start-from-page')
        .then(({ startFromPage }) => startFromPage(queryClient))
        // If the data in the page is unusable, the site fetches everything itself.
        .catch(() => null)
    : null;
  // Shows the page. Its own script usually does this before the first paint, but a server's content security
  // policy may have blocked that script.
  root.hidden = false;
  const site = (
    <StrictMode>
      <App queryClient={queryClient} started={started} />
    </StrictMode>
  );
  // A transition hydrates the page in slices, so that it responds to input in between.
  if (started) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
}

/** The delay for work that must not slow down the first view. */
const AFTER_FIRST_VIEW_MS = 20_000;

if (import.meta.env.PROD)
  setTimeout(() => {
    import('./offline/after-first-view').then((later) => later.afterFirstView(queryClient)).catch(() => {});
  }, AFTER_FIRST_VIEW_MS);

/** The page is checked for slow loads this often, so that a notice appears within 8 seconds. */
const CHECK_INTERVAL_MS = 2_000;

/** Loads the code of the slow-load notice when something is loading. */
setInterval(() => {
  if (document.querySelector('main [data-placeholder]'))
    import('../ui/feedback/slow-notice').then((notice) => notice.noticeSlowLoads()).catch(() => {});
}, CHECK_INTERVAL_MS);
