import { prefetchFirstTexts } from '../i18n/first-texts';
import { prefetchFormats } from '../i18n/prefetch-formats';
import { showStartBackground } from '../theme/start-background';
import { isFirstViewInPage } from './first-view/first-view-in-page';
import { ENTRY_ROUTES } from './routes/screen-code';
import { fetchWithheld, makeEarlyCalls } from './start-up/early-calls';
import { isSupported } from './start-up/is-supported';
import { reloadLostStyles } from './start-up/lost-styles';
import { slowStart } from './start-up/slow-start';

/** This small bundle runs long before the site's own code and starts slow loads early. */
showStartBackground(document.documentElement);
if (isSupported()) {
  reloadLostStyles();
  slowStart.watch();
  const isRendered = isFirstViewInPage();
  // A page rendered at the edge already contains the responses of the first requests, in its language.
  if (isRendered) prefetchFirstTexts(document.documentElement.lang);
  // The site's own code repeats a request that fails or has an unexpected response, and reports the failure.
  (isRendered ? fetchWithheld : makeEarlyCalls)(location).catch(() => {});
  const [, first = ''] = location.pathname.split('/');
  // The failure is ignored here, because the screen requests its code again and reports a failure.
  ENTRY_ROUTES.get(first)?.().catch(() => {});
  prefetchFormats();
} else slowStart.refuse();
