import { Text } from '../../i18n/text';
import { Button } from '../../ui/button/button';
import styles from './outage-receipt.module.css';
import type { useOpeningOrder } from './use-opening-order';

/** The order that the receipt refers to, or a text that says why there is none. */
export function ReceiptOrder({
  order,
  isLoading: loading,
  hasFailed: failed,
  retry,
  retrying,
}: ReturnType<typeof useOpeningOrder>) {
  if (order)
    return (
      <p className={styles.order}>
        <Text id="trouble.order" values={{ number: String(order.id), name: order.product.name }} />
      </p>
    );
  if (loading)
    return (
      <p className={styles.quiet} role="status">
        <Text id="trouble.orderLooking" />
      </p>
    );
  return (
    <div className={styles.quiet}>
      <p role={failed ? 'alert' : undefined}>
        <Text id={failed ? 'trouble.orderFailed' : 'trouble.orderNone'} />
      </p>
      {failed && (
        <Button size="small" look="secondary" onClick={() => void retry()} busy={retrying}>
          <Text id="trouble.again" />
        </Button>
      )}
    </div>
  );
}
