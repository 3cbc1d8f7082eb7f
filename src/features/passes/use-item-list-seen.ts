import type { Package, Subscription } from '@generated/model';
import { useEffect, useRef } from 'react';
import { analyticsItem, commerceEvent, type Sold } from '../../analytics/commerce';
import { track } from '../../analytics/track';
import { useCurrency } from '../../api/hooks/currency';
import { allInPrice } from '../../lib/event/all-in-price';

const LIST = 'packages';

function soldAs(item: Package | Subscription): Sold {
  const sums = { service_fee: item.service_fee, discount: 0, tax: 0 };
  const { id, name } = item;
  if ('trial_period' in item)
    return {
      kind: 'subscription',
      id,
      name,
      category: 'subscription',
      variant: item.period,
      sums: { ...sums, price: item.price },
    };
  const price = allInPrice(item);
  return { kind: 'package', id, name, category: item.type, variant: item.period, sums: { ...sums, price } };
}

/** Tells once what the list of passes holds. */
export function useItemListSeen(
  passes: readonly Package[] | null,
  plans: readonly Subscription[] | null,
): void {
  const currency = useCurrency();
  const told = useRef(false);
  useEffect(() => {
    if (!passes || !plans || told.current) return;
    told.current = true;
    const items = [...plans, ...passes].map((item) => analyticsItem(soldAs(item), currency, { list: LIST }));
    track(commerceEvent('view_item_list', items, currency));
  });
}

export function useAddToCart(): (item: Package | Subscription) => void {
  const currency = useCurrency();
  return (item) =>
    track(commerceEvent('add_to_cart', [analyticsItem(soldAs(item), currency, { list: LIST })], currency));
}
