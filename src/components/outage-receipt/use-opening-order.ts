import type { Event, Order } from '@generated/model';
import { useChannel } from '../../api/hooks/channel';
import { useOrders } from '../../api/hooks/orders';
import { categoryIds } from '../../lib/channel/category-tree';
import { openingOrder } from '../../lib/orders/opening-order';

interface Watched {
  eventId: number;
  event: Event | null;
  at: number;
  /** The order that the viewer comes from. */
  known: Order | undefined;
}

/** The order by which the event was open, as far as orders can be had. */
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
    looking: !found && orders.isLoading,
    failed: !found && orders.isError,
    retry: orders.refetch,
    retrying: orders.isFetching,
  };
}
