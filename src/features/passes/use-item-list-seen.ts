import type { Package, Subscription } from '@generated/model';
import { useEffect, useRef } from 'react';
import { type AnalyticsProduct, analyticsItem, commerceEvent } from '../../analytics/commerce';
import { track } from '../../analytics/track';
import { useCurrency } from '../../api/hooks/currency';
import { allInPrice } from '../../lib/event/all-in-price';

const LIST = 'packages';

function toAnalyticsProduct(item: Package | Subscription): AnalyticsProduct {
  const { id, name, period, service_fee } = item;
  const isPlan = 'trial_period' in item;
  const price = isPlan ? item.price : allInPrice(item);
  return {
    kind: isPlan ? 'subscription' : 'package',
    ...{ id, name, period },
    team: null,
    amounts: { price, service_fee, discount: 0, tax: 0 },
  };
}

/** Tracks the analytics event for the list of products once. Later renders do not count it again. */
export function useItemListSeen(
  passes: readonly Package[] | null,
  plans: readonly Subscription[] | null,
): void {
  const currency = useCurrency();
  const isReported = useRef(false);
  useEffect(() => {
    if (!passes || !plans || isReported.current) return;
    isReported.current = true;
    const items = [...plans, ...passes].map((item) =>
      analyticsItem(toAnalyticsProduct(item), currency, { list: LIST }),
    );
    track(commerceEvent('view_item_list', items, currency));
  });
}

export function useAddToCart(): (item: Package | Subscription) => void {
  const currency = useCurrency();
  return (item) =>
    track(
      commerceEvent(
        'add_to_cart',
        [analyticsItem(toAnalyticsProduct(item), currency, { list: LIST })],
        currency,
      ),
    );
}
