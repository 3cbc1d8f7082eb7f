import type { Order } from '@generated/model';
import { Text } from '../../i18n/text';
import { displayStatus } from '../../lib/orders/order-status';
import styles from './orders.module.css';

const TONES: Partial<Record<ReturnType<typeof displayStatus>, string>> = {
  'orders.active': 'good',
  'orders.pending': 'waiting',
};

export function StatusTag({ order }: { order: Order }) {
  const status = displayStatus(order);
  return (
    <span className={styles.tag} data-tone={TONES[status]}>
      <Text id={status} />
    </span>
  );
}
