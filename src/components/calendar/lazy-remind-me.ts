import { lazySection } from '../loading/lazy-section';

/** “Remind me”, loaded after the lists and highlights that show it. */
export const LazyRemindMe = lazySection(() => import('./remind-me').then(({ RemindMe }) => RemindMe));
