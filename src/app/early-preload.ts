import { prefetchFirstTexts } from '../i18n/first-texts';
import { prefetchFormats } from '../i18n/prefetch-formats';
import { isFirstViewInPage, isReloading } from './first-view/first-view-in-page';
import { ENTRY_ROUTES } from './routes/screen-code';
import { fetchWithheld, makeEarlyCalls } from './start-up/early-calls';
import { isSupported } from './start-up/is-supported';

/** Prefetches the code of the screen. Failures are ignored, because the screen reports them when it opens. */
function prefetchScreen(): void {
  const [, first = ''] = location.pathname.split('/');
  ENTRY_ROUTES.get(first)?.().catch(() => {});
}

/** This small bundle runs long before the site's own code and sends the first requests early. */
if (isSupported() && !isReloading()) {
  // The site's own code repeats a request that fails or has an unexpected response, and reports the failure.
  if (isFirstViewInPage()) {
    // A page rendered at the edge already contains the responses of the first requests, in its language.
    prefetchFirstTexts(document.documentElement.lang);
    fetchWithheld(location).catch(() => {});
    prefetchScreen();
    prefetchFormats();
  } else {
    // The screen's code comes after the requests for keys, so that its files do not take up the connections
    // that those need.
    makeEarlyCalls(location, prefetchScreen).catch(() => {});
  }
}
