import type { Order } from '@generated/model';
import type { Product } from '../../../lib/purchase/product';

export const TICKET: Product = { kind: 'event', id: 40, participantId: null };

const NOTHING = { price: 0, service_fee: 0, discount: 0, tax: 0, total: 0 };

/** An order for the ticket, unless another product id is passed. */
export function ticketOrder(status: Order['status'], id = 7, productId = TICKET.id): Order {
  return {
    id,
    type: 'event',
    status,
    activity_status: status === 'paid' ? 'active' : 'inactive',
    kind: null,
    product: {
      id: productId,
      name: 'Final',
      event_category_id: null,
      event_categories: [],
      participant_id: null,
      event_utc_ts: null,
      period: null,
    },
    amounts: NOTHING,
    coupon: null,
    card: null,
    failure: status === 'failed' ? 'card_declined' : null,
    created_at: '2026-11-14T19:00:00Z',
    paid_at: null,
    period_start: null,
    period_end: null,
    trial_ends_at: null,
    auto_renewal: null,
    event_id: productId,
    vod_id: null,
  };
}
