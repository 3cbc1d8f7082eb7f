interface OrderLike {
  type: 'subscription' | 'package' | 'event';
  status: 'created' | 'failed' | 'paid' | 'refunded';
  event_id: number | null;
}

/**
 * Returns what an order let the viewer watch: one event, or several events (eventId null) for a pass or
 * subscription; null for no event.
 */
export function watchedBy({ type, status, event_id }: OrderLike): { eventId: number | null } | null {
  if (status !== 'paid' && status !== 'refunded') return null;
  if (type !== 'event') return { eventId: null };
  return event_id === null ? null : { eventId: event_id };
}
