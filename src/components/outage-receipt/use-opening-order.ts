import type { Event, Order } from '@generated/model';
import { useChannel } from '../../api/hooks/channel';
import { useOrders } from '../../api/hooks/orders';
import { lineageIds } from '../../lib/channel/category-tree';
import { findOpeningOrder } from '../../lib/orders/opening-order';

interface Watched {
  eventId: number;
  event: Event | null;
  at: number;
  /** The order from which the viewer opened the receipt, if any. */
  known: Order | undefined;
}

/** The order that gives access to the event. Null while it loads, or if there is none. */
export function useOpeningOrder({ eventId, event, at, known }: Watched) {
  const { 'events-categories': categories } = useChannel();
  const orders = useOrders();
  const lineageOf = (category: number) => lineageIds(categories, category);
  const watched = { eventId, event, at };
  const found =
    (known && findOpeningOrder([known], watched, lineageOf)) ??
    findOpeningOrder(orders.data?.data ?? [], watched, lineageOf);
  return {
    order: found,
    isLoading: !found && orders.isLoading,
    hasFailed: !found && orders.isError,
    retry: orders.refetch,
    retrying: orders.isFetching,
  };
}
