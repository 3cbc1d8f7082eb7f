import { dictionary } from '../../i18n/dictionary';
import { lazyPart } from '../loading/lazy-section';

const load = () => import('./outage-receipt').then(({ OutageReceipt: part }) => part);

/** The outage receipt, loaded when it is asked for. */
export const OutageReceiptLater = lazyPart(load, 'trouble');

/** Who needs it may have no connection by then. */
export function warmReceipt(): void {
  Promise.all([load(), dictionary.need('trouble')]).catch(() => {});
}
