import {
  getApplyCouponMockHandler,
  getBuyMockHandler,
  getCreateSetupIntentMockHandler,
  getListCardsMockHandler,
} from '../../../generated/api/checkout/checkout.msw.ts';
import type { BuyRequest, BuyResult } from '../../../generated/model/index.ts';
import { ApplyCouponQueryParams, BuyBody } from '../../../generated/zod/checkout/checkout.zod.ts';
import type { OrderRow, UserRow } from '../../store/rows.ts';
import type { World } from '../../store/world.ts';
import { createResolver } from '../create-resolver.ts';
import { whole } from '../events/lists.ts';
import { failure, invalid } from '../failure.ts';
import { charge, productName } from './charges.ts';
import { openIntent, type Payment, pay } from './payment.ts';
import { findOffer, type Offer, quote } from './products.ts';
import { settleRenewals } from './renewals.ts';
import { markPaid } from './settle.ts';

/** Whether the viewer has bought the product or is buying it now, so that it cannot be bought again. */
function isAlreadyBought(offer: Offer, { item, order }: OrderRow): boolean {
  const isSameProduct =
    item.kind === offer.item.kind &&
    item.id === offer.item.id &&
    order.product.participant_id === offer.product.participant_id;
  const isActive = order.status === 'paid' && order.activity_status === 'active';
  return isSameProduct && (isActive || order.status === 'created');
}

function draftOrder(
  world: World,
  user: UserRow,
  body: BuyRequest,
  offer: Offer,
): Omit<OrderRow, 'id' | 'outcome'> {
  const { code, amounts } = quote(world, offer, body.coupon, 'coupon');
  if (amounts.total !== body.expected_total)
    throw invalid({ expected_total: [`The total is ${amounts.total} now.`] });
  return {
    user_id: user.id,
    item: offer.item,
    capabilities: offer.capabilities,
    polls: 0,
    cancel_polls: 0,
    payment_method: body.payment_method_id,
    save_card: body.save_card,
    order: {
      id: 1,
      type: body.type,
      status: 'created',
      activity_status: 'inactive',
      kind: body.type === 'subscription' ? 'created' : null,
      product: offer.product,
      amounts,
      coupon: code,
      card: null,
      failure: null,
      created_at: world.iso(),
      paid_at: null,
      period_start: null,
      period_end: null,
      trial_ends_at: null,
      auto_renewal: null,
      event_id: body.event_id,
      vod_id: body.vod_id,
    },
  };
}

function addOrder(world: World, row: Omit<OrderRow, 'id' | 'outcome'>, payment: Payment): BuyResult {
  const added = world.store.orders.add({ ...row, outcome: payment.outcome });
  world.store.orders.update(added, { order: { ...added.order, id: added.id, card: payment.card } });
  charge(world, added, 'buy');
  if (payment.outcome !== 'authentication') {
    if (added.order.amounts.total === 0) markPaid(world, added);
    return { order: added.order, client_secret: null };
  }
  const intent = openIntent(
    world,
    { purpose: 'payment', user_id: added.user_id, order_id: added.id },
    payment.demo,
  );
  return { order: added.order, client_secret: intent.client_secret };
}

export function checkoutHandlers(world: World) {
  const { orders, attempts, cards } = world.store;
  return [
    getBuyMockHandler(
      createResolver(world, 'buy', { body: BuyBody, login: true }, ({ body, user }) => {
        const offer = findOffer(world, body);
        const attempt = attempts.add({ product: productName(offer.item), accepted: false, at: world.now() });
        settleRenewals(world, user().id);
        if (orders.find((row) => row.user_id === user().id && isAlreadyBought(offer, row)))
          throw failure(400, 'already_purchased', `You already bought this ${body.type}.`);
        const row = draftOrder(world, user(), body, offer);
        const payment = pay(world, user().id, body, row.order.amounts.total);
        attempts.update(attempt, { accepted: true });
        return addOrder(world, row, payment);
      }),
    ),
    getApplyCouponMockHandler(
      createResolver(world, 'applyCoupon', { query: ApplyCouponQueryParams, login: true }, ({ query }) =>
        quote(world, findOffer(world, query), query.code ?? null, 'code'),
      ),
    ),
    getListCardsMockHandler(
      createResolver(world, 'listCards', { login: true }, ({ user }) => {
        const own = cards.where(({ user_id }) => user_id === user().id).map(({ card }) => card);
        return whole(own.sort((one, other) => Number(other.is_default) - Number(one.is_default)));
      }),
    ),
    getCreateSetupIntentMockHandler(
      createResolver(world, 'createSetupIntent', { login: true }, ({ user }) => {
        const setup = { purpose: 'setup', user_id: user().id, order_id: null } as const;
        return { client_secret: openIntent(world, setup, null).client_secret };
      }),
    ),
  ];
}
