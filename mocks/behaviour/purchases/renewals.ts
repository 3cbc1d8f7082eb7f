import type { RenewalPeriod } from '../../../generated/model/index.ts';
import type { OrderRow } from '../../store/rows.ts';
import type { World } from '../../store/world.ts';
import { refusalOf } from '../../stripe/outcomes.ts';
import { decodePaymentMethod } from '../../stripe/payment-method-id.ts';
import { charge } from './charges.ts';

const DAY_S = 86_400;
const MAX_RENEWALS = 60;

/** Annual plans last 12 months, monthly plans 30 days. */
export function periodEnd(start: number, period: RenewalPeriod): number {
  if (period !== 'annual') return start + 30 * DAY_S;
  const date = new Date(start * 1000);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return Math.floor(date.getTime() / 1000);
}

const seconds = (iso: string) => Math.floor(Date.parse(iso) / 1000);

/** Ends periods that are over and makes the renewals that have become due. */
export function settleRenewals(world: World, userId: number): void {
  for (let round = 0; round < MAX_RENEWALS; round += 1) {
    const due = world.store.orders.find(
      ({ user_id, order }) =>
        user_id === userId &&
        order.activity_status === 'active' &&
        order.period_end !== null &&
        seconds(order.period_end) <= world.now(),
    );
    if (!due) return;
    if (due.order.auto_renewal === 'on') renew(world, due);
    else end(world, due);
  }
}

function end(world: World, row: OrderRow): void {
  const cancelled = row.order.auto_renewal === 'cancelling' || row.order.auto_renewal === 'cancelled';
  world.store.orders.update(row, {
    order: { ...row.order, activity_status: cancelled ? 'canceled' : 'expired' },
  });
}

/** Starts the next period with a new order, which replaces the old one and is charged to the default card. */
export function renew(world: World, row: OrderRow): OrderRow {
  const { store, catalogue } = world;
  const plan = catalogue.subscriptions.find(({ id }) => id === row.item.id);
  const card = store.cards.find(({ user_id, card: { is_default } }) => user_id === row.user_id && is_default);
  const refusal = card ? refusalOf(decodePaymentMethod(card.card.id)?.outcome ?? 'success') : null;
  const from = row.order.period_end ?? world.iso();
  const price = plan?.price ?? row.order.amounts.price;
  const fee = plan?.service_fee ?? row.order.amounts.service_fee;
  const paid = card !== undefined && refusal === null && world.settings.payment !== 'declined';
  store.orders.update(row, { order: { ...row.order, activity_status: 'expired', auto_renewal: null } });
  const next = store.orders.add({
    ...row,
    polls: 0,
    cancel_polls: 0,
    order: {
      ...row.order,
      status: paid ? 'paid' : 'failed',
      activity_status: paid ? 'active' : 'inactive',
      kind: 'updated',
      amounts: { price, service_fee: fee, discount: 0, tax: 0, total: price },
      coupon: null,
      card: card ? { brand: card.card.brand, last4: card.card.last4 } : null,
      failure: paid ? null : (refusal?.failure ?? 'card_declined'),
      created_at: from,
      paid_at: paid ? from : null,
      period_start: paid ? from : null,
      period_end: paid ? world.iso(periodEnd(seconds(from), plan?.period ?? 'monthly')) : null,
      trial_ends_at: null,
      auto_renewal: paid ? 'on' : null,
      event_id: null,
      vod_id: null,
    },
  });
  next.order.id = next.id;
  if (paid) charge(world, next, 'renewal');
  return next;
}
