import type { Basket } from '../links/paths';

/** What is bought, by what makes it one thing: a team pass for another team is another product. */
export interface Product {
  kind: 'subscription' | 'package' | 'event' | 'vod';
  id: number;
  participantId: number | null;
}

/** As much of an order as tells what it was for and how it stands. */
export interface OrderLike {
  id: number;
  type: 'subscription' | 'package' | 'event';
  status: 'created' | 'failed' | 'paid' | 'refunded';
  activity_status: 'active' | 'inactive' | 'expired' | 'canceled';
  product: { id: number; event_categories: readonly number[]; participant_id: number | null };
  event_id: number | null;
  vod_id: number | null;
}

export function productOf(basket: Basket): Product | null {
  const { type, subscription_id, package_id, event_id, vod_id, participant_id } = basket;
  const product = (kind: Product['kind'], id: number | null | undefined): Product | null =>
    id ? { kind, id, participantId: kind === 'package' ? (participant_id ?? null) : null } : null;
  if (type === 'subscription') return product('subscription', subscription_id);
  if (type === 'package') return product('package', package_id);
  return event_id ? product('event', event_id) : product('vod', vod_id);
}

export const productKey = ({ kind, id, participantId }: Product): string =>
  participantId === null ? `${kind}-${id}` : `${kind}-${id}-${participantId}`;

function kindOf({ type, event_id, vod_id }: OrderLike): Product['kind'] {
  if (type !== 'event') return type;
  return event_id === null && vod_id !== null ? 'vod' : 'event';
}

export function isFor(order: OrderLike, { kind, id, participantId }: Product): boolean {
  return kindOf(order) === kind && order.product.id === id && order.product.participant_id === participantId;
}

/** Accepted by the backend, and neither paid nor failed yet. */
export function unsettledOrder<Order extends OrderLike>(
  orders: readonly Order[],
  product: Product,
): Order | undefined {
  return orders.find((order) => order.status === 'created' && isFor(order, product));
}
