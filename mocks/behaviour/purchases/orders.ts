import {
  getGetCustomerPortalMockHandler,
  getGetOrderMockHandler,
  getListOrdersMockHandler,
  getStartTrialMockHandler,
  getUnsubscribeMockHandler,
} from '../../../generated/api/orders/orders.msw.ts';
import type { Order, Subscription } from '../../../generated/model/index.ts';
import {
  GetOrderParams,
  ListOrdersQueryParams,
  StartTrialBody,
  UnsubscribeBody,
} from '../../../generated/zod/orders/orders.zod.ts';
import type { OrderRow, UserRow } from '../../store/rows.ts';
import type { World } from '../../store/world.ts';
import { createResolver } from '../create-resolver.ts';
import { page, same, whole } from '../events/lists.ts';
import { failure, invalid, notFound } from '../failure.ts';
import { productName } from './products.ts';
import { settleRenewals } from './renewals.ts';
import { pollOrder } from './settle.ts';

const DAY_S = 86_400;
const DEFAULT_LIMIT = 24;

function trialOrder(world: World, user: UserRow, plan: Subscription, days: number): Omit<OrderRow, 'id'> {
  const now = world.iso();
  const ends = world.iso(world.now() + days * DAY_S);
  return {
    user_id: user.id,
    item: { kind: 'subscription', id: plan.id },
    capabilities: plan.capabilities,
    outcome: 'paid',
    polls: 0,
    cancel_polls: 0,
    payment_method: null,
    save_card: false,
    order: {
      id: 1,
      type: 'subscription',
      status: 'paid',
      activity_status: 'active',
      kind: 'created',
      product: {
        id: plan.id,
        name: plan.name,
        event_category_id: null,
        event_categories: [],
        participant_id: null,
        event_utc_ts: null,
        period: plan.period,
      },
      amounts: { price: 0, service_fee: 0, discount: 0, tax: 0, total: 0 },
      coupon: null,
      card: null,
      failure: null,
      created_at: now,
      paid_at: now,
      period_start: now,
      period_end: ends,
      trial_ends_at: ends,
      auto_renewal: 'on',
      event_id: null,
      vod_id: null,
    },
  };
}

/**
 * Returns the client secret of a payment that still waits for authentication, in case the client lost the
 * response that contained it.
 */
function openClientSecret(world: World, { id, order }: OrderRow): Pick<Order, 'client_secret'> {
  if (order.status !== 'created') return {};
  const intent = world.store.intents.find(({ order_id, status }) => order_id === id && status === 'open');
  return intent ? { client_secret: intent.client_secret } : {};
}

/** Returns the order as its owner sees it. */
function viewOrder(world: World, { item, order }: OrderRow): Order {
  return {
    ...order,
    product: { ...order.product, name: productName(world, item, order.product) },
    amounts: { ...order.amounts, currency: world.catalogue.settings.currency },
  };
}

export function ordersHandlers(world: World) {
  const { orders, users, cards } = world.store;
  const find = (id: number, userId: number): OrderRow => {
    settleRenewals(world, userId);
    const row = orders.get(id);
    if (row?.user_id !== userId) throw notFound();
    return row;
  };
  return [
    getListOrdersMockHandler(
      createResolver(
        world,
        'listOrders',
        { query: ListOrdersQueryParams, login: true },
        ({ query, user }) => {
          settleRenewals(world, user().id);
          const { type, status, limit } = query;
          const own: Order[] = orders
            .where(({ user_id }) => user_id === user().id)
            .map((row) => viewOrder(world, row))
            .filter((order) => (!type || order.type === type) && (!status || order.status === status))
            .sort((one, other) => other.created_at.localeCompare(one.created_at) || other.id - one.id);
          if (limit === undefined && query.no_limit === 1) return whole(own);
          return page(own, query.offset, limit ?? DEFAULT_LIMIT, same);
        },
      ),
    ),
    getUnsubscribeMockHandler(
      createResolver(world, 'unsubscribe', { body: UnsubscribeBody, login: true }, ({ body, user }) => {
        const row = find(body.order_id, user().id);
        if (row.order.auto_renewal !== 'on' || row.order.activity_status !== 'active')
          throw failure(400, 'not_cancellable', 'The order has no renewal to cancel.');
        orders.update(row, { cancel_polls: 0, order: { ...row.order, auto_renewal: 'cancelling' } });
        return viewOrder(world, row);
      }),
    ),
    getGetCustomerPortalMockHandler(
      createResolver(world, 'getCustomerPortal', { login: true }, ({ user, request }) => {
        const paid = orders.find((row) => row.user_id === user().id && row.order.status === 'paid');
        if (!paid && !cards.find(({ user_id }) => user_id === user().id)) throw notFound();
        // The demo has no billing portal, so this links to the site's own list of transactions.
        const site = request.headers.get('origin') ?? new URL(request.url).origin;
        return { url: `${site}/profile/transactions` };
      }),
    ),
    getStartTrialMockHandler(
      createResolver(world, 'startTrial', { body: StartTrialBody, login: true }, ({ body, user }) => {
        settleRenewals(world, user().id);
        const plan = world.catalogue.subscriptions.find(({ id }) => id === body.subscription_id);
        if (!plan) throw notFound();
        const held = orders.find(
          ({ user_id, item, order }) =>
            user_id === user().id &&
            item.kind === 'subscription' &&
            item.id === plan.id &&
            (order.activity_status === 'active' || order.status === 'created'),
        );
        if (held) throw failure(400, 'already_purchased', 'You already bought this subscription.');
        if (user().trial_period_used) throw failure(400, 'trial_already_used', 'The trial was used already.');
        if (plan.trial_period === null)
          throw failure(400, 'product_unavailable', 'The product is not on offer.', {
            subscription_id: ['The subscription has no trial.'],
          });
        if (!cards.find(({ user_id, card }) => user_id === user().id && card.is_default))
          throw invalid({ card: ['Please select one of your saved cards or enter new one'] });
        users.update(user(), { trial_period_used: true });
        const row = orders.add(trialOrder(world, user(), plan, plan.trial_period));
        orders.update(row, { order: { ...row.order, id: row.id } });
        return viewOrder(world, row);
      }),
    ),
    getGetOrderMockHandler(
      createResolver(world, 'getOrder', { path: GetOrderParams, login: true }, ({ path, user }) => {
        const row = find(path.id, user().id);
        pollOrder(world, row);
        return { ...viewOrder(world, row), ...openClientSecret(world, row) };
      }),
    ),
  ];
}
