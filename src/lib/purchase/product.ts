import type { Basket } from '../links/paths';

/** Identifies a product. The same team pass for another team is another product. */
export interface Product {
  kind: 'subscription' | 'package' | 'event' | 'vod';
  id: number;
  participantId: number | null;
}

interface SoldCategories {
  event_category_id?: number | null;
  /** The categories of a pass for several categories, as the contract names this field. */
  event_categories?: readonly number[];
}

/**
 * Returns the categories that an order's product opens. An event opens none: its category only says where it
 * belongs.
 */
export function categoriesOf({
  type,
  product,
}: {
  type: string;
  product: SoldCategories;
}): readonly number[] {
  if (type === 'event') return [];
  const { event_category_id, event_categories = [] } = product;
  return event_category_id == null ? event_categories : [...event_categories, event_category_id];
}

/** The fields of an order that identify its product and its outcome. */
export interface OrderLike {
  id: number;
  type: 'subscription' | 'package' | 'event';
  status: 'created' | 'failed' | 'paid' | 'refunded';
  activity_status: 'active' | 'inactive' | 'expired' | 'canceled';
  product: { id: number; participant_id: number | null } & SoldCategories;
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

/** Returns the product of an order, which can be compared with `productOf` of a basket. */
export function productOfOrder(order: OrderLike): Product {
  return { kind: kindOf(order), id: order.product.id, participantId: order.product.participant_id };
}

export function isFor(order: OrderLike, { kind, id, participantId }: Product): boolean {
  return kindOf(order) === kind && order.product.id === id && order.product.participant_id === participantId;
}

/**
 * Finds the order for this product that the backend has accepted, but whose payment has neither succeeded nor
 * failed yet.
 */
export function unsettledOrder<Order extends OrderLike>(
  orders: readonly Order[],
  product: Product,
): Order | undefined {
  return orders.find((order) => order.status === 'created' && isFor(order, product));
}
