import { majorUnits } from '../lib/text/money';

/** Amounts in minor units, as the contract has them. */
interface Sums {
  price: number;
  service_fee: number;
  discount: number;
  tax: number;
}

/** One thing that is listed, put forward or bought. */
export interface AnalyticsProduct {
  kind: 'subscription' | 'package' | 'event' | 'vod';
  id: number;
  name: string;
  /** The team that a team pass is for. */
  team: number | null;
  /** How long one payment lasts. */
  period: string | null;
  sums: Sums;
}

interface AnalyticsDeal {
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
  /** Price minus discount plus tax. */
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

/** The item that analytics counts: the same wherever it is met, so that its way can be followed. In major units. */
export function analyticsItem(
  sold: AnalyticsProduct,
  currency: string,
  deal: AnalyticsDeal = {},
): AnalyticsItem {
  const { price, service_fee, discount, tax } = sold.sums;
  const major = (minor: number) => majorUnits(minor, currency);
  return {
    item_id: `${sold.kind}_${sold.id}`,
    item_name: sold.name,
    currency,
    item_category: sold.kind,
    item_list_name: deal.list ?? null,
    item_variant: sold.team ? `team_${sold.team}` : sold.period,
    price: major(price),
    fee: major(service_fee),
    quantity: 1,
    coupon: deal.coupon ?? null,
    discount: major(discount),
    tax: major(tax),
    transaction_id: deal.transactionId ? String(deal.transactionId) : null,
    value: major(price - discount + tax),
    error_reason: deal.errorReason ?? null,
  };
}

/** What happened to these items; its value is theirs together. */
export function commerceEvent(
  name: CommerceEventName,
  items: AnalyticsItem[],
  currency: string,
): CommerceEvent {
  // Summed in minor units: 0.1 + 0.2 is no price.
  const scale = 10_000;
  const value = items.reduce((sum, item) => sum + Math.round(item.value * scale), 0) / scale;
  return { name, currency, value, items };
}

/** What was bought, as its order has it. */
export function soldByOrder(order: {
  type: 'subscription' | 'package' | 'event';
  product: { id: number; name: string; participant_id: number | null; period: string | null };
  amounts: Sums;
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
    sums: order.amounts,
  };
}
