import { getListOrdersQueryOptions } from '@generated/api/orders/orders';
import type { BuyResult, Order } from '@generated/model';
import type { QueryClient } from '@tanstack/react-query';
import { ALL_ORDERS } from '../../../api/hooks/orders';
import type { AttemptMemory } from '../../../browser/storage/purchase-attempt';
import { isFor, type Product, unsettledOrder } from '../../../lib/purchase/product';
import type { Refusal } from './refusal';
import type { BankAnswer, Settlement, SettlementEvent } from './settlement';

export type PurchaseState = Settlement<Order, Refusal>;
export type PurchaseEvent = SettlementEvent<Order, Refusal>;
/** A function that sends the purchase once the card is ready, or the reason why it cannot be sent. */
export type Prepared = { send(): Promise<BuyResult> } | { refusal: Refusal | null };

export interface SettlementOptions {
  viewerId: number;
  product: Product;
  orders: readonly Order[];
  isBought(orders: readonly Order[]): boolean;
  /** Opens the bank's page for 3-D Secure. Resolves to how the viewer came back from it. */
  authenticate(secret: string): Promise<BankAnswer>;
  onPaid(order: Order): void;
  onFailed(order: Order): void;
  onRefused(reason: string): void;
}

/** The latest options, for effects that outlive a render. */
export type LatestOptions = { current: { options: SettlementOptions; memory: AttemptMemory } };

export const listOrdersNow = async (queryClient: QueryClient): Promise<Order[]> =>
  (await queryClient.fetchQuery({ ...getListOrdersQueryOptions(ALL_ORDERS), staleTime: 0 })).data;

/**
 * The order that the attempt created: an order for this product that did not exist
 * before. Without a recorded attempt, an unsettled order.
 */
export function findAttemptOrder(
  memory: AttemptMemory,
  orders: readonly Order[],
  product: Product,
): Order | null {
  const known = memory.read()?.known;
  if (!known) return unsettledOrder(orders, product) ?? null;
  return orders.find((order) => isFor(order, product) && !known.includes(order.id)) ?? null;
}
