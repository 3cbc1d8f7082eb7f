import { majorUnits } from '../lib/text/money';

/** Amounts in minor units, as the contract has them. */
interface Amounts {
  price: number;
  service_fee: number;
  discount: number;
  tax: number;
}

/** A product that is listed, offered or bought. */
export interface AnalyticsProduct {
  kind: 'subscription' | 'package' | 'event' | 'vod';
  id: number;
  name: string;
  /** The id of the team, for a team pass. */
  team: number | null;
  /** The billing period of a subscription. */
  period: string | null;
  amounts: Amounts;
}

interface AnalyticsContext {
  coupon?: string | null;
  transactionId?: number | null;
  list?: string | null;
  errorReason?: string | null;
}

export interface AnalyticsItem {
  item_id: string;
  item_name: string;
  currency: string;
  item_category: string | null;
  item_list_name: string | null;
  item_variant: string | null;
  price: number;
  fee: number;
  quantity: 1;
  coupon: string | null;
  discount: number;
  tax: number;
  transaction_id: string | null;
  /** The price minus the discount plus the tax. */
  value: number;
  error_reason: string | null;
}

export type CommerceEventName =
  | 'view_item_list'
  | 'view_buy_page'
  | 'add_to_cart'
  | 'begin_checkout'
  | 'purchase'
  | 'purchase_success'
  | 'purchase_failed';

export interface CommerceEvent {
  name: CommerceEventName;
  currency: string;
  value: number;
  items: AnalyticsItem[];
}

/**
 * Returns the analytics item of a product, in major units. The item has the same id on every screen, so that
 * analytics can follow the product to the purchase.
 */
export function analyticsItem(
  product: AnalyticsProduct,
  currency: string,
  context: AnalyticsContext = {},
): AnalyticsItem {
  const { price, service_fee, discount, tax } = product.amounts;
  const major = (minor: number) => majorUnits(minor, currency);
  return {
    item_id: `${product.kind}_${product.id}`,
    item_name: product.name,
    currency,
    item_category: product.kind,
    item_list_name: context.list ?? null,
    item_variant: product.team ? `team_${product.team}` : product.period,
    price: major(price),
    fee: major(service_fee),
    quantity: 1,
    coupon: context.coupon ?? null,
    discount: major(discount),
    tax: major(tax),
    transaction_id: context.transactionId ? String(context.transactionId) : null,
    value: major(price - discount + tax),
    error_reason: context.errorReason ?? null,
  };
}

/** Creates a commerce event with these items; its value is the sum of the items' values. */
export function commerceEvent(
  name: CommerceEventName,
  items: AnalyticsItem[],
  currency: string,
): CommerceEvent {
  // The values are summed as integers, since 0.1 + 0.2 is not 0.3.
  const scale = 10_000;
  const value = items.reduce((sum, item) => sum + Math.round(item.value * scale), 0) / scale;
  return { name, currency, value, items };
}

/** Returns the product of an order, as analytics reports it. */
export function productOfOrder(order: {
  type: 'subscription' | 'package' | 'event';
  product: { id: number; name: string; participant_id: number | null; period: string | null };
  amounts: Amounts;
  event_id: number | null;
  vod_id: number | null;
}): AnalyticsProduct {
  const isMedium = order.type === 'event' && order.event_id === null && order.vod_id !== null;
  return {
    kind: isMedium ? 'vod' : order.type,
    id: order.product.id,
    name: order.product.name,
    team: order.product.participant_id,
    period: order.product.period,
    amounts: order.amounts,
  };
}
