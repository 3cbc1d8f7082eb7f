import { type LineageOf, opensCategory } from './coverage';
import { categoriesOf, isFor, type OrderLike, type Product } from './product';

interface PackageLike {
  id: number;
  scope?: 'single' | 'category' | null;
  is_team_pass: boolean;
  event_id: number | null;
  event_categories: readonly number[];
  participants: readonly number[];
}

const isPaid = ({ status }: OrderLike) => status === 'paid';
export const isInForce = (order: OrderLike) => isPaid(order) && order.activity_status === 'active';

export function subscriptionPurchased(orders: readonly OrderLike[], id: number): boolean {
  return orders.some((order) => isInForce(order) && order.type === 'subscription' && order.product.id === id);
}

export function eventPurchased(orders: readonly OrderLike[], id: number): boolean {
  return orders.some((order) => isPaid(order) && isFor(order, { kind: 'event', id, participantId: null }));
}

export function mediumPurchased(orders: readonly OrderLike[], id: number): boolean {
  return orders.some((order) => isPaid(order) && isFor(order, { kind: 'vod', id, participantId: null }));
}

export function teamPurchased(orders: readonly OrderLike[], participantId: number): boolean {
  return orders.some((order) => isInForce(order) && order.product.participant_id === participantId);
}

/**
 * Whether the viewer already owns everything that the package opens: its sports, its teams, or its single
 * event.
 */
export function packagePurchased(
  orders: readonly OrderLike[],
  item: PackageLike,
  lineageOf: LineageOf,
): boolean {
  if (item.is_team_pass)
    return item.participants.length > 0 && item.participants.every((id) => teamPurchased(orders, id));
  // The scope decides how a package is compared. A package without a scope is compared by its event if it has
  // one.
  if (item.scope === 'single' || (!item.scope && item.event_id !== null))
    return (
      (item.event_id !== null && eventPurchased(orders, item.event_id)) ||
      orders.some((order) => isPaid(order) && order.type === 'package' && order.product.id === item.id)
    );
  const open = new Set(orders.filter(isInForce).flatMap(categoriesOf));
  return (
    item.event_categories.length > 0 &&
    item.event_categories.every((category) => opensCategory(open, category, lineageOf))
  );
}

/** Whether the viewer owns exactly this product, so that it is not sold twice. */
export function productPurchased(
  orders: readonly OrderLike[],
  product: Product,
  item: PackageLike | undefined,
  lineageOf: LineageOf,
): boolean {
  switch (product.kind) {
    case 'subscription':
      return subscriptionPurchased(orders, product.id);
    case 'event':
      return eventPurchased(orders, product.id);
    case 'vod':
      return mediumPurchased(orders, product.id);
    case 'package':
      if (product.participantId !== null) return teamPurchased(orders, product.participantId);
      return item !== undefined && packagePurchased(orders, item, lineageOf);
  }
}
