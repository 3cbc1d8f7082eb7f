import { getListOrdersQueryOptions } from '@generated/api/orders/orders';
import type { BuyResult, Order } from '@generated/model';
import type { QueryClient } from '@tanstack/react-query';
import { ALL_ORDERS } from '../../../api/hooks/orders';
import { isFor, type Product, unsettledOrder } from '../../../lib/purchase/product';
import type { AttemptMemory } from './attempt';
import type { Refusal } from './refusal';
import type { Settlement, SettlementEvent } from './settlement';

export type PurchaseState = Settlement<Order, Refusal>;
export type PurchaseEvent = SettlementEvent<Order, Refusal>;
/** What to send, once the card's part is done; or why there is nothing to send. */
export type Prepared = { send(): Promise<BuyResult> } | { refusal: Refusal | null };

export interface SettlementOptions {
  viewerId: number;
  product: Product;
  orders: readonly Order[];
  isBought(orders: readonly Order[]): boolean;
  /** Lets the viewer authenticate (3-D Secure); false where that could not even begin. */
  authenticate(secret: string): Promise<boolean>;
  onPaid(order: Order): void;
  onFailed(order: Order): void;
  onRefused(reason: string): void;
}

/** What the hooks read at the time that they need it. */
export type Now = { current: { options: SettlementOptions; memory: AttemptMemory } };

export const askOrders = async (queryClient: QueryClient): Promise<Order[]> =>
  (await queryClient.fetchQuery({ ...getListOrdersQueryOptions(ALL_ORDERS), staleTime: 0 })).data;

/** The order that an attempt led to: for this product, and not one from before. */
export function orderOf(memory: AttemptMemory, orders: readonly Order[], product: Product): Order | null {
  const known = memory.read()?.known;
  if (!known) return unsettledOrder(orders, product) ?? null;
  return orders.find((order) => isFor(order, product) && !known.includes(order.id)) ?? null;
}
