import { isSupported } from './start-up/is-supported';
import { reloadLostStyles } from './start-up/lost-styles';
import { slowStart } from './start-up/slow-start';

/**
 * Watches the start of the site from a small file of its own, so that it works even if the site's main code
 * never loads or the page itself is incomplete.
 */
if (isSupported()) {
  reloadLostStyles();
  slowStart.watch();
} else slowStart.refuse();
