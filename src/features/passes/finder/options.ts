import type { Event, Order, Package, Subscription } from '@generated/model';
import { allInPrice } from '../../../lib/event/all-in-price';
import { eventEnd } from '../../../lib/event/event-end';
import type { Basket } from '../../../lib/links/paths';
import { ownedOpenings } from '../../../lib/purchase/added';
import { covers, type LineageOf, type Opening } from '../../../lib/purchase/coverage';
import { onlySport } from '../../../lib/purchase/only-sport';
import { packagePurchased, subscriptionPurchased, teamPurchased } from '../../../lib/purchase/purchased';
import { afterDays, afterPeriod } from '../../../lib/purchase/renewal';

type OptionKind = 'ticket' | 'pass' | 'plan' | 'owned';

/** A product that opens some of the events. */
export interface Option {
  /** Identifies the product. A plan has the same key regardless of the number of payments. */
  key: string;
  kind: OptionKind;
  name: string;
  /** The total price with all fees, for all payments. */
  cost: number;
  /** The service fee, which is part of the cost. */
  fee: number;
  payments: number;
  /** The number of days in the free trial, or null. */
  trial: number | null;
  /** The indices of the events that the option opens. */
  covers: readonly number[];
  basket: Basket | null;
  item: Package | Subscription | null;
}

export interface OnSale {
  packages: readonly Package[];
  plans: readonly Subscription[];
  orders: readonly Order[];
  teamName(id: number): string | undefined;
  lineageOf: LineageOf;
  trialOf(plan: Subscription): number | null;
  now: Date;
}

const MAX_PAYMENTS = 24;
const NO_EVENTS: Opening = {
  capabilities: ['watch'],
  everything: false,
  event_id: null,
  participant_id: null,
  event_categories: [],
};

/**
 * The time until which a product must be valid to open the event. A finished event can be watched at once.
 */
export function requiredUntil({ event_utc_ts, duration, stream_status }: Event, now: Date): number {
  return stream_status === 'finished' ? now.getTime() : eventEnd(event_utc_ts, duration) * 1000;
}

/** The ticket of a single event. Null if the event has no ticket. */
export function ticketOf(event: Event, index: number): Option | null {
  if (event.single_event_package_id === null) return null;
  return {
    key: `ticket-${event.id}`,
    kind: 'ticket',
    name: event.name,
    cost: allInPrice(event),
    fee: event.service_fee,
    payments: 1,
    trial: null,
    covers: [index],
    basket: {
      type: 'event',
      target: 'event',
      event_id: event.id,
      single_event_package_id: event.single_event_package_id,
    },
    item: null,
  };
}

/**
 * The passes and plans that open any of the events: one pass for each playing team, and
 * one plan for each number of payments.
 */
export function optionsFor(events: readonly Event[], sale: OnSale): Option[] {
  const { packages, plans } = sale;
  return [
    ...packages.flatMap((item) => passOptions(item, events, sale)),
    ...plans.flatMap((plan) => planOptions(plan, events, sale)),
  ];
}

function openedIndices(
  opening: Opening,
  events: readonly Event[],
  { lineageOf, now }: OnSale,
  until: number,
): number[] {
  return events.flatMap((event, index) =>
    covers(opening, event, lineageOf) && requiredUntil(event, now) <= until ? [index] : [],
  );
}

function passOptions(item: Package, events: readonly Event[], sale: OnSale): Option[] {
  if (item.type === 'single_event') return [];
  const { orders, lineageOf, now } = sale;
  const until = item.period === null ? Number.POSITIVE_INFINITY : afterPeriod(now, item.period).getTime();
  const createOption = (team: number | null, name: string, basket: Basket): Option[] => {
    const opening = {
      ...NO_EVENTS,
      capabilities: item.capabilities,
      participant_id: team,
      event_categories: item.event_categories,
    };
    const indices = openedIndices(opening, events, sale, until);
    if (indices.length === 0) return [];
    const cost = allInPrice(item);
    return [
      {
        key: `pass-${item.id}-${team}`,
        kind: 'pass',
        name,
        cost,
        fee: item.service_fee,
        payments: 1,
        trial: null,
        covers: indices,
        basket,
        item,
      },
    ];
  };
  if (!item.is_team_pass) {
    if (packagePurchased(orders, item, lineageOf)) return [];
    return createOption(null, item.name, {
      type: 'package',
      package_id: item.id,
      event_category_id: onlySport(item),
    });
  }
  const playing = new Set(events.flatMap(({ participants }) => participants.map(({ id }) => id)));
  return item.participants
    .filter((team) => playing.has(team) && !teamPurchased(orders, team))
    .flatMap((team) =>
      createOption(team, `${item.name} · ${sale.teamName(team) ?? team}`, {
        type: 'package',
        package_id: item.id,
        participant_id: team,
      }),
    );
}

/** A plan has one option for each useful number of payments, because later events need more payments. */
function planOptions(plan: Subscription, events: readonly Event[], sale: OnSale): Option[] {
  if (subscriptionPurchased(sale.orders, plan.id)) return [];
  const opening = { ...NO_EVENTS, capabilities: plan.capabilities, everything: true };
  const trial = sale.trialOf(plan);
  const found: Option[] = [];
  let until = trial === null ? sale.now : afterDays(sale.now, trial);
  let lastCount = 0;
  for (let payments = 0; payments <= MAX_PAYMENTS; payments++) {
    if (payments > 0) until = afterPeriod(until, plan.period);
    const indices =
      payments === 0 && trial === null ? [] : openedIndices(opening, events, sale, until.getTime());
    if (indices.length === lastCount) continue;
    lastCount = indices.length;
    found.push({
      key: `plan-${plan.id}`,
      kind: 'plan',
      name: plan.name,
      cost: plan.price * payments,
      fee: plan.service_fee * payments,
      payments,
      trial,
      covers: indices,
      basket: { type: 'subscription', subscription_id: plan.id },
      item: plan,
    });
  }
  return found;
}

/** The viewer's valid orders that open any of the events. */
export function ownedOptions(events: readonly Event[], sale: OnSale): Option[] {
  return ownedOpenings(sale.orders, sale).flatMap(({ order, opening, until }) => {
    const indices = openedIndices(opening, events, sale, until);
    if (indices.length === 0) return [];
    return [
      {
        key: `owned-${order.id}`,
        kind: 'owned' as const,
        name: order.product.name,
        cost: 0,
        fee: 0,
        payments: 0,
        trial: null,
        covers: indices,
        basket: null,
        item: null,
      },
    ];
  });
}
