import type {
  Amounts,
  Capability,
  OrderProduct,
  OrderType,
  RenewalPeriod,
} from '../../../generated/model/index.ts';
import { COUPONS } from '../../data/accounts.ts';
import { eventTitle } from '../../data/event-title.ts';
import type { Item } from '../../store/rows.ts';
import type { World } from '../../store/world.ts';
import { failure, invalid, notFound } from '../failure.ts';

export interface ProductRequest {
  type: OrderType;
  event_id?: number | null | undefined;
  package_id?: number | null | undefined;
  subscription_id?: number | null | undefined;
  participant_id?: number | null | undefined;
  event_category_id?: number | null | undefined;
  single_event_package_id?: number | null | undefined;
  vod_id?: number | null | undefined;
}

export interface Offer {
  item: Item;
  product: OrderProduct;
  price: number;
  fee: number;
  capabilities: Capability[];
  period: RenewalPeriod | null;
}

/** Returns the name of a product that was sold, in the language of the request. */
export function productName(world: World, item: Item, { name, participant_id }: OrderProduct): string {
  return world.translated(name, () => nameOnOffer(world, item, participant_id) ?? name);
}

function nameOnOffer(world: World, { kind, id }: Item, teamId: number | null): string | undefined {
  const { subscriptions, packageById, eventById, library, teams } = world.catalogue;
  if (kind === 'subscription') return subscriptions.find((plan) => plan.id === id)?.name;
  if (kind === 'vod') return library.items.find((item) => item.id === id)?.title;
  const found = kind === 'package' ? packageById.get(id) : undefined;
  const event = eventById.get(kind === 'event' ? id : (found?.event_id ?? 0));
  if (event) return eventTitle(world.language, event);
  return found && teamPassName(found.name, teams.find((team) => team.id === teamId)?.name);
}

const teamPassName = (pass: string, team: string | null | undefined) => (team ? `${pass} – ${team}` : pass);

/** The price of a single video of the library. */
const MEDIUM = { price: 299, fee: 30 };

const missing = (field: string) => invalid({ [field]: ['id not selected'] });
const unavailable = (field: string) =>
  failure(400, 'product_unavailable', 'The product is not on offer.', {
    [field]: ['The product is not on offer.'],
  });

function product(id: number, name: string, more: Partial<OrderProduct>): OrderProduct {
  return {
    id,
    name: name.slice(0, 160),
    event_category_id: null,
    event_categories: [],
    participant_id: null,
    event_utc_ts: null,
    period: null,
    ...more,
  };
}

/** Returns the requested product if it is for sale, and otherwise throws. */
export function findOffer(world: World, request: ProductRequest): Offer {
  if (request.type === 'subscription') return subscriptionOffer(world, request);
  if (request.type === 'package') return packageOffer(world, request);
  return request.vod_id && !request.event_id
    ? mediumOffer(world, request.vod_id)
    : eventOffer(world, request);
}

function subscriptionOffer(world: World, { subscription_id }: ProductRequest): Offer {
  if (!subscription_id) throw missing('subscription_id');
  const plan = world.catalogue.subscriptions.find(({ id }) => id === subscription_id);
  if (!plan) throw notFound();
  return {
    item: { kind: 'subscription', id: plan.id },
    product: product(plan.id, plan.name, { period: plan.period }),
    price: plan.price,
    fee: plan.service_fee,
    capabilities: plan.capabilities,
    period: plan.period,
  };
}

function packageOffer(world: World, { package_id, participant_id }: ProductRequest): Offer {
  if (!package_id) throw missing('package_id');
  const found = world.catalogue.packageById.get(package_id);
  if (!found) throw notFound();
  if (found.event_id !== null) {
    const single = eventOffer(world, {
      type: 'event',
      event_id: found.event_id,
      single_event_package_id: found.id,
    });
    return {
      ...single,
      item: { kind: 'package', id: found.id },
      product: { ...single.product, id: found.id },
    };
  }
  const team = found.is_team_pass ? participant_id : null;
  if (found.is_team_pass && !team)
    throw invalid({ participant_id: ['Package is TeamPass but team not selected'] });
  if (team && !found.participants.includes(team)) throw notFound();
  const name = team ? world.catalogue.teams.find(({ id }) => id === team)?.name : null;
  return {
    item: { kind: 'package', id: found.id },
    product: product(found.id, teamPassName(found.name, name), {
      event_category_id: found.event_categories.length === 1 ? (found.event_categories[0] ?? null) : null,
      event_categories: found.event_categories,
      participant_id: team ?? null,
      period: found.period,
    }),
    price: found.price ?? found.base_price + found.service_fee,
    fee: found.service_fee,
    capabilities: found.capabilities,
    period: found.period,
  };
}

function eventOffer(world: World, { event_id, single_event_package_id }: ProductRequest): Offer {
  if (!event_id) throw missing('event_id');
  const event = world.catalogue.eventById.get(event_id);
  if (!event) throw notFound();
  if (event.single_event_package_id === null) throw unavailable('event_id');
  if (!single_event_package_id) throw missing('single_event_package_id');
  if (single_event_package_id !== event.single_event_package_id) throw notFound();
  const found = world.catalogue.packageById.get(single_event_package_id);
  const over = event.start + event.planned < world.now();
  if (!found || (over && !event.recorded)) throw unavailable('event_id');
  return {
    item: { kind: 'event', id: event.id },
    product: product(event.id, eventTitle(world.language, event), {
      event_category_id: event.event_category_id,
      event_utc_ts: event.start,
    }),
    price: event.price ?? event.base_price + event.service_fee,
    fee: event.service_fee,
    capabilities: found.capabilities,
    period: null,
  };
}

function mediumOffer(world: World, id: number): Offer {
  const item = world.catalogue.library.items.find((medium) => medium.id === id);
  if (!item) throw notFound();
  return {
    item: { kind: 'vod', id },
    product: product(id, item.title, {}),
    price: MEDIUM.price,
    fee: MEDIUM.fee,
    capabilities: ['vod_media'],
    period: null,
  };
}

/**
 * Returns the discounted price and the promo code in the channel's spelling. `field` is the input field of
 * the code.
 */
export function quote(world: World, offer: Offer, code: string | null, field: 'code' | 'coupon') {
  const coupon = code ? COUPONS.find((known) => known.code === code.trim().toUpperCase()) : undefined;
  if (code && !coupon)
    throw failure(400, 'promo_code_wrong', 'Wrong promo code', { [field]: ['Wrong promo code'] });
  // A code applies only to a price above zero.
  if (coupon && (coupon.expired || offer.price === 0))
    throw failure(400, 'promo_code_invalid', 'Promo code is invalid', { [field]: ['Promo code is invalid'] });
  const off = coupon ? Math.round((offer.price * coupon.percent) / 100) + coupon.amount : 0;
  const discount = Math.min(offer.price, off);
  const tax = Math.round(((offer.price - discount) * world.catalogue.settings.tax_basis_points) / 10_000);
  const amounts: Amounts = {
    price: offer.price,
    service_fee: offer.fee,
    discount,
    tax,
    total: offer.price - discount + tax,
    currency: world.catalogue.settings.currency,
  };
  return { code: coupon?.code ?? null, amounts };
}
