import type { OrderFailure } from '../../../generated/model/index.ts';
import type { OrderRow } from '../../store/rows.ts';
import type { World } from '../../store/world.ts';
import { saveCard } from './payment.ts';
import { periodEnd } from './renewals.ts';

/** An order or a cancellation is settled when it is polled for the second time. */
const POLLS_UNTIL_SETTLED = 2;

export function markPaid(world: World, row: OrderRow): void {
  const now = world.now();
  const { period } = row.order.product;
  world.store.orders.update(row, {
    order: {
      ...row.order,
      status: 'paid',
      activity_status: 'active',
      paid_at: world.iso(now),
      period_start: period === null ? null : world.iso(now),
      period_end: period === null ? null : world.iso(periodEnd(now, period)),
      auto_renewal: row.order.type === 'subscription' ? 'on' : null,
    },
  });
  if (row.save_card) saveCard(world, row.user_id, row.payment_method);
}

function markFailed(world: World, row: OrderRow, failure: OrderFailure): void {
  world.store.orders.update(row, { order: { ...row.order, status: 'failed', failure } });
}

/** Advances the state of an order by one poll. */
export function pollOrder(world: World, row: OrderRow): void {
  const { orders } = world.store;
  if (row.order.status === 'created' && row.outcome !== 'never' && row.outcome !== 'authentication') {
    orders.update(row, { polls: row.polls + 1 });
    if (row.polls < POLLS_UNTIL_SETTLED) return;
    if (row.outcome === 'paid') markPaid(world, row);
    else markFailed(world, row, row.outcome);
  }
  if (row.order.auto_renewal === 'cancelling') {
    orders.update(row, { cancel_polls: row.cancel_polls + 1 });
    if (row.cancel_polls >= POLLS_UNTIL_SETTLED)
      orders.update(row, { order: { ...row.order, auto_renewal: 'cancelled' } });
  }
}
