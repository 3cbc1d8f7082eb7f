import type { Order } from '@generated/model';
import { useRef } from 'react';
import {
  type AnalyticsProduct,
  analyticsItem,
  type CommerceEventName,
  commerceEvent,
  soldByOrder,
} from '../../analytics/commerce';
import { track } from '../../analytics/track';
import { useCurrency } from '../../api/hooks/currency';
import { storage } from '../../browser/storage/storage';
import type { Product } from '../../lib/purchase/product';
import type { QuoteNow } from './summary/use-quote';
import type { Purchasable } from './use-product';

const TOLD = 'purchase_told';
const isNumber = (value: unknown): value is number => typeof value === 'number';

function soldNow(product: Product, ware: Purchasable, quote: QuoteNow): AnalyticsProduct {
  const sums = (quote.quote ?? quote.plain)?.amounts;
  return {
    kind: product.kind,
    id: product.id,
    name: ware.name,
    team: product.participantId,
    period: ware.plan?.period ?? ware.item?.period ?? null,
    sums: sums ?? { price: 0, service_fee: 0, discount: 0, tax: 0 },
  };
}

/** Tells what happens at the till, each step once. */
export function useCommerce(product: Product, ware: Purchasable, quote: QuoteNow) {
  const currency = useCurrency();
  const sold = soldNow(product, ware, quote);
  const { code } = quote;

  const tell = (name: CommerceEventName, of: AnalyticsProduct, deal: Parameters<typeof analyticsItem>[2]) =>
    track(commerceEvent(name, [analyticsItem(of, currency, deal)], currency));

  const opened = useRef(false);
  return {
    /** It stands open on what is not bought yet. */
    opened() {
      if (opened.current) return;
      opened.current = true;
      tell('view_buy_page', sold, {});
      tell('begin_checkout', sold, {});
    },
    paid(order: Order) {
      // Another tab may have followed the same order.
      if (storage.get(TOLD, isNumber) === order.id) return;
      storage.set(TOLD, order.id);
      const deal = { transactionId: order.id, coupon: order.coupon };
      tell('purchase', soldByOrder(order), deal);
      tell('purchase_success', soldByOrder(order), deal);
    },
    failed(order: Order) {
      const deal = { transactionId: order.id, coupon: order.coupon, errorReason: order.failure };
      tell('purchase_failed', soldByOrder(order), deal);
    },
    refused: (errorReason: string) => tell('purchase_failed', sold, { coupon: code, errorReason }),
  };
}
