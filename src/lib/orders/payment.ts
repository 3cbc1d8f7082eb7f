import type { Basket } from '../links/paths';
import { isFor, type OrderLike, productOfOrder } from '../purchase/product';

type Status = OrderLike['status'];

/** A receipt exists once money was charged, even if it was refunded later. */
export const hasReceipt = ({ status }: { status: Status }): boolean =>
  status === 'paid' || status === 'refunded';

/**
 * Returns the note in the list of transactions for a payment that failed or is not settled; null for any
 * other.
 */
export function paymentNote({
  status,
}: {
  status: Status;
}): 'orders.paymentFailed' | 'orders.notPaidYet' | null {
  if (status === 'failed') return 'orders.paymentFailed';
  return status === 'created' ? 'orders.notPaidYet' : null;
}

function basketOf(order: OrderLike): Basket {
  const { type, product, event_id, vod_id } = order;
  if (type === 'subscription') return { type, subscription_id: product.id, event_id };
  if (type === 'package')
    return { type, package_id: product.id, participant_id: product.participant_id, event_id };
  return productOfOrder(order).kind === 'vod' ? { type, vod_id } : { type, event_id };
}

/**
 * Returns the checkout at which a failed payment is retried or an unsettled one is followed. Returns null if
 * the order needs neither, or if the same product was bought or retried later.
 */
export function checkoutOf(order: OrderLike, orders: readonly OrderLike[]): Basket | null {
  if (order.status === 'created') return basketOf(order);
  if (order.status !== 'failed') return null;
  const product = productOfOrder(order);
  const isSuperseded = orders.some(
    (other) => other.id > order.id && isFor(other, product) && other.status !== 'refunded',
  );
  return isSuperseded ? null : basketOf(order);
}
