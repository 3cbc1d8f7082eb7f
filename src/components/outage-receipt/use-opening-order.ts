import type { Event, Order } from '@generated/model';
import { useChannel } from '../../api/hooks/channel';
import { useOrders } from '../../api/hooks/orders';
import { categoryIds } from '../../lib/channel/category-tree';
import { openingOrder } from '../../lib/orders/opening-order';

interface Watched {
  eventId: number;
  event: Event | null;
  at: number;
  /** The order from which the viewer came. */
  known: Order | undefined;
}

/** The order that gave access to the event, if orders can be loaded. */
export function useOpeningOrder({ eventId, event, at, known }: Watched) {
  const { 'events-categories': categories } = useChannel();
  const orders = useOrders();
  const lineOf = (category: number) => categoryIds(categories, category);
  const watched = { eventId, event, at };
  const found =
    (known && openingOrder([known], watched, lineOf)) ??
    openingOrder(orders.data?.data ?? [], watched, lineOf);
  return {
    order: found,
    isLoading: !found && orders.isLoading,
    hasFailed: !found && orders.isError,
    retry: orders.refetch,
    retrying: orders.isFetching,
  };
}
