import { type Coverable, covers, type LineageOf } from '../purchase/coverage';
import { categoriesOf } from '../purchase/product';

interface OrderLike {
  id: number;
  type: 'subscription' | 'package' | 'event';
  status: 'created' | 'failed' | 'paid' | 'refunded';
  event_id: number | null;
  product: Parameters<typeof categoriesOf>[0]['product'] & { participant_id: number | null };
  paid_at: string | null;
  period_start: string | null;
  period_end: string | null;
}

interface WatchedMoment {
  eventId: number;
  /** The event, or null if it could not be loaded; passes cannot be checked then. */
  event: Coverable | null;
  /** The time at which the event was watched, in milliseconds since 1970. */
  at: number;
}

const TYPES = ['event', 'package', 'subscription'] as const;

/**
 * Finds the order that gave access to an event at that time: the event's own ticket, otherwise a pass,
 * otherwise a subscription.
 */
export function findOpeningOrder<Order extends OrderLike>(
  orders: readonly Order[],
  { eventId, event, at }: WatchedMoment,
  lineageOf: LineageOf,
): Order | null {
  const ticket = (status: Order['status']) =>
    orders.find((order) => order.type === 'event' && order.status === status && order.event_id === eventId);
  const own = ticket('paid') ?? ticket('refunded');
  if (own || !event) return own ?? null;
  const candidates = orders.filter(
    (order) =>
      order.type !== 'event' &&
      order.status === 'paid' &&
      isValidAt(order, at) &&
      opensEvent(order, event, lineageOf),
  );
  return candidates.toSorted((one, other) => TYPES.indexOf(one.type) - TYPES.indexOf(other.type))[0] ?? null;
}

function isValidAt({ paid_at, period_start, period_end }: OrderLike, at: number): boolean {
  const from = period_start ?? paid_at;
  return (from === null || Date.parse(from) <= at) && (period_end === null || at <= Date.parse(period_end));
}

function opensEvent(order: OrderLike, event: Coverable, lineageOf: LineageOf): boolean {
  const { type, product } = order;
  const { participant_id } = product;
  const event_categories = categoriesOf(order);
  const everything = type === 'subscription' && participant_id === null && event_categories.length === 0;
  return covers(
    { capabilities: ['watch'], everything, event_id: null, participant_id, event_categories },
    event,
    lineageOf,
  );
}
