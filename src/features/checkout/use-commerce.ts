import type { Order } from '@generated/model';
import { useRef } from 'react';
import {
  type AnalyticsProduct,
  analyticsItem,
  type CommerceEventName,
  commerceEvent,
  productOfOrder,
} from '../../analytics/commerce';
import { track } from '../../analytics/track';
import { useCurrency } from '../../api/hooks/currency';
import { storage } from '../../browser/storage/storage';
import type { Product } from '../../lib/purchase/product';
import type { QuoteNow } from './summary/use-quote';
import type { Purchasable } from './use-product';

const REPORTED_ORDER_KEY = 'purchase_told';
const isNumber = (value: unknown): value is number => typeof value === 'number';

function currentProduct(product: Product, purchasable: Purchasable, quote: QuoteNow): AnalyticsProduct {
  const sums = (quote.quote ?? quote.plain)?.amounts;
  return {
    kind: product.kind,
    id: product.id,
    name: purchasable.name,
    team: product.participantId,
    period: purchasable.plan?.period ?? purchasable.item?.period ?? null,
    amounts: sums ?? { price: 0, service_fee: 0, discount: 0, tax: 0 },
  };
}

/**
 * Tracks the checkout's analytics events. A second render or tab does not count a view or a purchase again.
 */
export function useCommerce(product: Product, purchasable: Purchasable, quote: QuoteNow) {
  const currency = useCurrency();
  const trackedProduct = currentProduct(product, purchasable, quote);
  const { code } = quote;

  const emit = (
    name: CommerceEventName,
    tracked: AnalyticsProduct,
    context: Parameters<typeof analyticsItem>[2],
  ) => track(commerceEvent(name, [analyticsItem(tracked, currency, context)], currency));

  const hasTrackedView = useRef(false);
  return {
    /** Call this when the checkout shows a product that the viewer does not own yet. */
    trackView() {
      if (hasTrackedView.current) return;
      hasTrackedView.current = true;
      emit('view_buy_page', trackedProduct, {});
      emit('begin_checkout', trackedProduct, {});
    },
    trackPaid(order: Order) {
      // Another tab may have reported the same order already.
      if (storage.get(REPORTED_ORDER_KEY, isNumber) === order.id) return;
      storage.set(REPORTED_ORDER_KEY, order.id);
      const context = { transactionId: order.id, coupon: order.coupon };
      emit('purchase', productOfOrder(order), context);
      emit('purchase_success', productOfOrder(order), context);
    },
    trackFailed(order: Order) {
      const context = { transactionId: order.id, coupon: order.coupon, errorReason: order.failure };
      emit('purchase_failed', productOfOrder(order), context);
    },
    trackRefused: (errorReason: string) =>
      emit('purchase_failed', trackedProduct, { coupon: code, errorReason }),
  };
}
