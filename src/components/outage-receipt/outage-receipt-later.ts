import { dictionary } from '../../i18n/dictionary';
import { lazySection } from '../loading/lazy-section';

const load = () => import('./outage-receipt').then(({ OutageReceipt: part }) => part);

/** The outage receipt, loaded when it is asked for. */
export const OutageReceiptLater = lazySection(load, 'trouble');

/** Who needs it may have no connection by then. */
export function prefetchReceipt(): void {
  Promise.all([load(), dictionary.need('trouble')]).catch(() => {});
}
