import { prefetchFormats } from '../i18n/prefetch-formats';
import { showStartBackground } from '../theme/start-background';
import { ENTRY_ROUTES } from './routes/screen-code';

/** A file of its own, there long before the site's: what takes its time begins while that is on its way. */
showStartBackground(document.documentElement);
const [, first = ''] = location.pathname.split('/');
// The screen asks again, and tells what fails.
ENTRY_ROUTES.get(first)?.().catch(() => {});
prefetchFormats();
