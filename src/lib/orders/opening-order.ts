import { type Coverable, covers, type LineOf } from '../purchase/coverage';

interface OrderLike {
  id: number;
  type: 'subscription' | 'package' | 'event';
  status: 'created' | 'failed' | 'paid' | 'refunded';
  event_id: number | null;
  product: { event_categories: readonly number[]; participant_id: number | null };
  paid_at: string | null;
  period_start: string | null;
  period_end: string | null;
}

interface Watched {
  eventId: number;
  /** null where the event can't be asked for: passes can't be told then. */
  event: Coverable | null;
  /** When it was watched, in milliseconds since 1970. */
  at: number;
}

const TYPES = ['event', 'package', 'subscription'] as const;

/** By which order an event was open when it was watched: its own ticket, else a pass, else a plan. */
export function openingOrder<Order extends OrderLike>(
  orders: readonly Order[],
  { eventId, event, at }: Watched,
  lineOf: LineOf,
): Order | null {
  const ticket = (status: Order['status']) =>
    orders.find((order) => order.type === 'event' && order.status === status && order.event_id === eventId);
  const own = ticket('paid') ?? ticket('refunded');
  if (own || !event) return own ?? null;
  const opens = orders.filter(
    (order) =>
      order.type !== 'event' && order.status === 'paid' && held(order, at) && opened(order, event, lineOf),
  );
  return opens.toSorted((one, other) => TYPES.indexOf(one.type) - TYPES.indexOf(other.type))[0] ?? null;
}

function held({ paid_at, period_start, period_end }: OrderLike, at: number): boolean {
  const from = period_start ?? paid_at;
  return (from === null || Date.parse(from) <= at) && (period_end === null || at <= Date.parse(period_end));
}

function opened({ type, product }: OrderLike, event: Coverable, lineOf: LineOf): boolean {
  const { event_categories, participant_id } = product;
  const everything = type === 'subscription' && participant_id === null && event_categories.length === 0;
  return covers(
    { capabilities: ['watch'], everything, event_id: null, participant_id, event_categories },
    event,
    lineOf,
  );
}
