import type { Order } from '@generated/model';
import { apiErrorMessage } from '../../api/error-messages';
import { Text } from '../../i18n/text';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/feedback/notice';
import { useFocusAfter } from '../../ui/hooks/use-focus-after';
import { Dialog } from '../../ui/overlay/dialog';
import { showToast } from '../../ui/overlay/toasts';
import styles from './orders.module.css';
import { useCancelRenewal } from './use-cancel-renewal';
import { useLongDate } from './use-long-date';

interface CancelRenewalProps {
  order: Order;
  /** Whether the viewer pressed the cancel button, so that the dialog is open. */
  isOpen: boolean;
  onClose(): void;
}

/**
 * Cancels a renewal in two steps. The dialog names the exact day on which the access
 * ends, and the confirmation stays on the page.
 */
export function CancelRenewal({ order, isOpen, onClose }: CancelRenewalProps) {
  const formatLongDate = useLongDate();
  const { cancelRenewal, busy, error } = useCancelRenewal(order, () => {
    showToast({ type: 'error', message: 'orders.cancelTakenBack' });
    onClose();
  });
  const isOn = order.auto_renewal === 'on';
  // Focuses the result, because the button that opened the dialog no longer exists.
  const outcome = useFocusAfter<HTMLDivElement>(isOn);
  const values = { name: order.product.name, date: order.period_end ? formatLongDate(order.period_end) : '' };
  return (
    <>
      <div ref={outcome} role="status" tabIndex={-1}>
        {order.auto_renewal === 'cancelling' && (
          <Notice type="info">
            <Text id="orders.cancelProcessing" />
          </Notice>
        )}
        {order.auto_renewal === 'cancelled' && (
          <Notice type="success">
            <p>
              <Text id="orders.cancelDone" />
            </p>
            <p className={styles.small}>
              <Text id="orders.openUntil" values={{ ...values, number: order.id }} />
            </p>
          </Notice>
        )}
      </div>
      {isOpen && isOn && (
        <Dialog
          title={<Text id="orders.cancelTitle" />}
          onClose={onClose}
          actions={
            <>
              <Button look="secondary" onClick={onClose}>
                <Text id="orders.keepRenewal" />
              </Button>
              <Button look="danger" busy={busy} onClick={cancelRenewal}>
                <Text id="orders.cancelConfirm" />
              </Button>
            </>
          }
        >
          <p>
            <Text id="orders.cancelBody" values={values} />
          </p>
          {error && (
            <Notice type="error" role="alert">
              <Text id={apiErrorMessage(error)} />
            </Notice>
          )}
        </Dialog>
      )}
    </>
  );
}
