import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { Call } from '../client.ts';
import { dataOf } from '../pool.ts';
import { shownPrice } from '../probes/quotes.ts';
import { codeOf } from '../run.ts';
import { bodyFor, callAndRecord, type JourneyState, judgeListed, poll } from './journey-state.ts';

const MAX_POLLS = 15;
const MAX_PACKAGES = 12;

/** Gets a quote for a pass that the account lacks, buys it, and polls the order until it is settled. */
export async function buy(state: JourneyState): Promise<void> {
  const { run } = state;
  const card = run.options.card ?? (await savedCard(state));
  const profile = await callAndRecord(state, run.client.operation('getProfile'), {});
  const viewer = isObject(profile?.json) ? profile.json : {};
  const offers = offersFor(state, capabilitiesIn(viewer));
  // A trial is a subscription too and costs nothing, so no other subscription is bought before it.
  const isTrialUnused = viewer.trial_period_used === false;
  const wanted = new Set(isTrialUnused ? ['package'] : ['package', 'subscription']);
  for (const offer of offers) {
    if (!wanted.has(offer.type)) continue;
    const quote = await callAndRecord(state, run.client.operation('applyCoupon'), {
      query: asQuery(offer.requested),
    });
    if (quote && quote.status !== 200) continue;
    const total = amountsOf(quote?.json)?.total;
    // An unreadable quote has already been reported, so the listed price is tried instead, with and without
    // tax.
    for (const expected of typeof total === 'number' ? [total] : await guessTotals(state, offer.item)) {
      if (expected > 0 && card === null) return noteMissingCard(state);
      const call = await callAndRecord(state, run.client.operation('buy'), {
        body: order(state, offer.requested, expected, card),
      });
      if (call && codeOf(call) === 'card_declined') return noteDeclinedCard(state);
      if (call?.status !== 200) continue;
      wanted.delete(offer.type);
      const quoted = amountsOf(quote?.json);
      // A quote that differs from the displayed price has already been reported, so its amounts are not
      // compared again.
      if (quoted?.price === shownPrice(offer.item)) judgeAmounts(call, quoted);
      if (isObject(call.json) && isObject(call.json.order)) await settle(state, call, call.json.order);
      break;
    }
  }
}

interface Offer {
  type: string;
  item: JsonObject;
  requested: JsonObject;
}

const capabilitiesIn = ({ capabilities }: JsonObject): Json[] =>
  Array.isArray(capabilities) ? capabilities : [];

/** Passes with the most new capabilities come first, so that more operations can be judged afterwards. */
function offersFor({ run }: JourneyState, owned: Json[]): Offer[] {
  const countNewCapabilities = ({ item }: Offer) =>
    capabilitiesIn(item).filter((one) => !owned.includes(one)).length;
  const packages = run.pool.varied('Package', MAX_PACKAGES).map(
    ({ item }): Offer => ({
      type: 'package',
      item,
      requested: { type: 'package', package_id: item.id ?? 0 },
    }),
  );
  const subscriptions = run.pool.varied('Subscription', 2).map(({ item }): Offer => {
    return { type: 'subscription', item, requested: { type: 'subscription', subscription_id: item.id ?? 0 } };
  });
  return [
    ...packages.toSorted((one, other) => countNewCapabilities(other) - countNewCapabilities(one)),
    ...subscriptions,
  ];
}

async function guessTotals(state: JourneyState, item: JsonObject): Promise<number[]> {
  const listed = shownPrice(item);
  const settings = await callAndRecord(state, state.run.client.operation('getSettings'), {});
  const share = isObject(settings?.json) ? Number(settings.json.tax_basis_points) / 10_000 : 0;
  return [Math.round(listed * (1 + share)), listed].filter(Number.isInteger);
}

function noteMissingCard({ run }: JourneyState): void {
  run.notes.add('Nothing was bought: the account has no saved card, and no --card was given.');
}

function noteDeclinedCard({ run }: JourneyState): void {
  run.notes.add('Nothing was bought: the card was declined.');
}

const asQuery = (offer: JsonObject) =>
  Object.fromEntries(Object.entries(offer).map(([name, value]) => [name, String(value)]));

const amountsOf = (body: Json | undefined): JsonObject | null =>
  isObject(body) && isObject(body.amounts) ? body.amounts : null;

/** Checks that an order costs what was quoted for it. */
function judgeAmounts(call: Call, quoted: JsonObject): void {
  const charged = isObject(call.json) ? amountsOf(call.json.order) : null;
  for (const [name, got] of Object.entries(charged ?? {})) {
    const expected = quoted[name];
    if (typeof expected !== 'number' || expected === got) continue;
    call.report({
      kind: 'consistency',
      where: `/order/amounts/${name}`,
      expected: `${JSON.stringify(expected)}, as quoted`,
      got: JSON.stringify(got),
    });
  }
}

function order(state: JourneyState, offer: JsonObject, total: number, card: string | null): JsonObject {
  const body = bodyFor(state, state.run.client.operation('buy'));
  const empty = Object.fromEntries(
    Object.keys(body).map((name) => [
      name,
      name.endsWith('_id') || name === 'target' ? null : (body[name] ?? null),
    ]),
  );
  const payment = { payment_method_id: card, save_card: true, coupon: null, expected_total: total };
  return { ...empty, ...payment, ...offer };
}

async function savedCard(state: JourneyState): Promise<string | null> {
  const call = await callAndRecord(state, state.run.client.operation('listCards'), {});
  const id = dataOf(call?.json)?.[0]?.id;
  return typeof id === 'string' ? id : null;
}

async function settle(state: JourneyState, bought: Call, { id }: JsonObject): Promise<void> {
  if (typeof id !== 'number') return;
  const { run } = state;
  const settled = await poll(state, MAX_POLLS, async () => {
    const call = await callAndRecord(state, run.client.operation('getOrder'), { path: { id } });
    return isObject(call?.json) && call.json.status !== 'created';
  });
  if (!settled) run.notes.add(`Order ${id} had not settled after ${MAX_POLLS} looks.`);
  if (bought.isSound) await judgeListed(state, bought, 'Order', id, true);
  run.notes.add(`Left behind: order ${id} (nothing in the contract undoes a sale or forgets its card).`);
}

export async function startTrial(state: JourneyState): Promise<void> {
  const operation = state.run.client.operation('startTrial');
  const plans = state.run.pool.all('Subscription').map(({ item }) => item);
  const offered = plans.filter(({ trial_period }) => typeof trial_period === 'number');
  for (const { id } of offered.length > 0 ? offered : plans.slice(0, 1)) {
    const call = await callAndRecord(state, operation, { body: { subscription_id: id ?? 0 } });
    if (call?.status === 200 || (call && codeOf(call) === 'trial_already_used')) return;
  }
  if (plans.length === 0) await callAndRecord(state, operation, { body: bodyFor(state, operation) });
}

/** Cancels the renewals of all orders that this check made. */
export async function unsubscribe(state: JourneyState): Promise<void> {
  const operation = state.run.client.operation('unsubscribe');
  const ids = new Set((state.created.get('Order') ?? []).map(({ id }) => id));
  const list = await callAndRecord(state, state.run.client.operation('listOrders'), {});
  const renewing =
    dataOf(list?.json)?.filter(({ id, auto_renewal }) => ids.has(id) && auto_renewal === 'on') ?? [];
  for (const { id } of renewing) {
    if (typeof id !== 'number') continue;
    await callAndRecord(state, operation, { body: { order_id: id } });
    await poll(state, MAX_POLLS, async () => {
      const call = await callAndRecord(state, state.run.client.operation('getOrder'), { path: { id } });
      return isObject(call?.json) && call.json.auto_renewal !== 'cancelling';
    });
  }
  if (renewing.length === 0) await callAndRecord(state, operation, { body: { order_id: 999_999_937 } });
}
