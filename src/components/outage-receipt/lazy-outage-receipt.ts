import { dictionary } from '../../i18n/dictionary';
import { lazySection } from '../loading/lazy-section';

const load = () => import('./outage-receipt').then(({ OutageReceipt: part }) => part);

export const LazyOutageReceipt = lazySection(load, 'trouble');

/** Prefetches the receipt, because the viewer may have no connection when they need it. */
export function prefetchReceipt(): void {
  Promise.all([load(), dictionary.need('trouble')]).catch(() => {});
}
