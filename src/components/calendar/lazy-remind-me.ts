import { lazySection } from '../loading/lazy-section';

/** Lazy-loads the “Remind me” button, after the lists and highlights that contain it. */
export const LazyRemindMe = lazySection(() => import('./remind-me').then(({ RemindMe }) => RemindMe));
