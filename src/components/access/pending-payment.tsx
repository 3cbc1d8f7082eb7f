import type { Event } from '@generated/model';
import { useOrders } from '../../api/hooks/orders';
import { useViewer } from '../../api/hooks/viewer';
import { attemptMemory } from '../../browser/storage/purchase-attempt';
import { Text } from '../../i18n/text';
import { buyPath } from '../../lib/links/paths';
import { type Product, unsettledOrder } from '../../lib/purchase/product';
import { LinkButton } from '../../ui/button/button';

type PendingState = 'bank' | 'unsettled';

/**
 * Returns whether a payment for the event's ticket is in progress: `bank` if this tab
 * knows that the bank waits for a confirmation, otherwise `unsettled`.
 */
export function usePendingPayment({ id }: Event): PendingState | null {
  const viewer = useViewer();
  const orders = useOrders().data?.data ?? [];
  const product: Product = { kind: 'event', id, participantId: null };
  if (!viewer || !unsettledOrder(orders, product)) return null;
  return attemptMemory(viewer.id, product).readSecret() ? 'bank' : 'unsettled';
}

/** Replaces the button to buy with a link back to the payment in progress. */
export function PendingPayment({ event, state }: { event: Event; state: PendingState }) {
  return (
    <>
      <p role="status">
        <Text id={state === 'bank' ? 'watch.bankWaiting' : 'watch.paymentUnsettled'} />
      </p>
      <LinkButton to={buyPath({ type: 'event', target: 'event', event_id: event.id })} size="large">
        <Text id="watch.continuePayment" />
      </LinkButton>
    </>
  );
}
