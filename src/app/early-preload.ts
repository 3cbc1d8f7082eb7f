import { prefetchFirstTexts } from '../i18n/first-texts';
import { prefetchFormats } from '../i18n/prefetch-formats';
import { showStartBackground } from '../theme/start-background';
import { isFirstViewInPage } from './first-view/first-view-in-page';
import { ENTRY_ROUTES } from './routes/screen-code';
import { fetchWithheld, makeEarlyCalls } from './start-up/early-calls';
import { isSupported } from './start-up/is-supported';
import { reloadLostStyles } from './start-up/lost-styles';
import { slowStart } from './start-up/slow-start';

/** A small bundle of its own that runs long before the site's: starts slow loads early. */
showStartBackground(document.documentElement);
if (isSupported()) {
  reloadLostStyles();
  slowStart.watch();
  const isRendered = isFirstViewInPage();
  // A page that the edge has rendered brings what the calls would ask for, in its language.
  if (isRendered) prefetchFirstTexts(document.documentElement.lang);
  // A call that fails, or whose answer is unexpected, is repeated and reported by the site's code.
  (isRendered ? fetchWithheld : makeEarlyCalls)(location).catch(() => {});
  const [, first = ''] = location.pathname.split('/');
  // Ignored here: the screen requests it again and reports a failure.
  ENTRY_ROUTES.get(first)?.().catch(() => {});
  prefetchFormats();
} else slowStart.refuse();
