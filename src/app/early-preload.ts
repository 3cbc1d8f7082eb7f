import { prefetchFormats } from '../i18n/prefetch-formats';
import { showStartBackground } from '../theme/start-background';
import { ENTRY_ROUTES } from './routes/screen-code';
import { makeEarlyCalls } from './start-up/early-calls';
import { isSupported } from './start-up/is-supported';
import { reloadLostStyles } from './start-up/lost-styles';
import { slowStart } from './start-up/slow-start';

/** A small bundle of its own that runs long before the site's: starts slow loads early. */
showStartBackground(document.documentElement);
if (isSupported()) {
  reloadLostStyles();
  slowStart.watch();
  // A call that fails, or whose answer is unexpected, is repeated and reported by the site's code.
  makeEarlyCalls(location).catch(() => {});
  const [, first = ''] = location.pathname.split('/');
  // Ignored here: the screen requests it again and reports a failure.
  ENTRY_ROUTES.get(first)?.().catch(() => {});
  prefetchFormats();
} else slowStart.refuse();
