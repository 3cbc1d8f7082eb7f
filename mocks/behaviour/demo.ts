import { HttpResponse, http } from 'msw';
import { isScenario, scenarioNames, scenarios } from '../scenarios.ts';
import type { OrderRow } from '../store/rows.ts';
import type { World } from '../store/world.ts';
import { sendLink } from './accounts/mail.ts';
import { endSessions } from './accounts/sessions.ts';
import { findByEmail } from './accounts/users.ts';
import { saveCard } from './purchases/payment.ts';
import { renew } from './purchases/renewals.ts';

const DELETION_MINUTES = 24 * 60;

/**
 * Endpoints that no real backend has. Tests and people trying the demo use them to read and change its state.
 */
export function demoHandlers(world: World) {
  const { mails, charges, attempts, orders, intents } = world.store;
  const missing = () => HttpResponse.json({ error: 'unknown' }, { status: 404 });
  const json = async (request: Request): Promise<Record<string, unknown>> => {
    const body: unknown = await request.json().catch(() => ({}));
    return typeof body === 'object' && body !== null ? { ...body } : {};
  };
  const order = (params: Record<string, unknown>) => orders.get(Number(params.id));

  const settleIntent = async ({ request, params }: { request: Request; params: Record<string, unknown> }) => {
    const row = intents.find(({ intent }) => intent === params.intent);
    if (row?.status !== 'open') return missing();
    const body = await json(request);
    if (body.client_secret !== undefined && body.client_secret !== row.client_secret) return missing();
    const succeeded = (body.result ?? body.outcome) === 'succeeded';
    intents.update(row, { status: succeeded ? 'succeeded' : 'failed' });
    const method = typeof body.payment_method === 'string' ? body.payment_method : null;
    if (row.purpose === 'setup' && succeeded) saveCard(world, row.user_id, method);
    const paid = row.order_id === null ? undefined : orders.get(row.order_id);
    if (paid?.outcome === 'authentication')
      orders.update(paid, { outcome: succeeded ? 'paid' : failureOf(body.failure) });
    return HttpResponse.json({ success: true });
  };

  return [
    http.get('*/demo/mailbox', ({ request }) => {
      const email = new URL(request.url).searchParams.get('email')?.toLowerCase();
      const found = mails.where(({ to }) => !email || to.toLowerCase() === email);
      return HttpResponse.json(found.reverse().map(({ signature: _signature, ...mail }) => mail));
    }),
    http.post('*/demo/deletion-link', async ({ request }) => {
      const { email } = await json(request);
      const user = typeof email === 'string' ? findByEmail(world, email) : undefined;
      if (!user) return missing();
      return HttpResponse.json({
        url: sendLink(world, 'account-deletion', user.email, DELETION_MINUTES).url,
      });
    }),
    http.get('*/demo/charges', () => {
      const count = (keys: (string | number)[]) =>
        Object.fromEntries([...Map.groupBy(keys, String)].map(([key, list]) => [key, list.length]));
      return HttpResponse.json({
        total: charges.all().length,
        by_order: count(charges.all().map(({ order_id }) => order_id)),
        by_product: count(charges.all().map(({ product }) => product)),
        attempts_by_product: count(attempts.all().map(({ product }) => product)),
        charges: charges.all(),
      });
    }),
    http.post('*/stripe-demo/intents/:intent', settleIntent),
    http.post('*/demo/intents/:intent', settleIntent),
    http.post('*/demo/orders/:id/refund', ({ params }) => {
      const row = order(params);
      if (row?.order.status !== 'paid') return missing();
      orders.update(row, {
        order: {
          ...row.order,
          status: 'refunded',
          activity_status: 'inactive',
          auto_renewal: null,
          refunded_at: world.iso(),
        },
      });
      return HttpResponse.json(row.order);
    }),
    http.post('*/demo/orders/:id/renew', ({ params }) => {
      const row = order(params);
      return row?.order.auto_renewal === 'on' ? HttpResponse.json(renew(world, row).order) : missing();
    }),
    http.post('*/demo/keys/revoke', async ({ request }) => {
      const { email } = await json(request);
      if (typeof email === 'string') endSessions(world, findByEmail(world, email)?.id ?? 0);
      else for (const { id } of world.store.sessions.all()) world.store.sessions.remove(id);
      return HttpResponse.json({ success: true });
    }),
    http.post('*/demo/tags', async ({ request }) => {
      world.report({ kind: 'tag', body: await json(request) });
      return HttpResponse.json({ success: true });
    }),
    http.get('*/demo/reports', () => HttpResponse.json(world.reports)),
    http.get('*/demo/scenarios', () =>
      HttpResponse.json({
        current: world.scenario,
        scenarios: scenarioNames.map((name) => ({ name, about: scenarios[name].about })),
      }),
    ),
    http.post('*/demo/scenario', async ({ request }) => {
      const { name } = await json(request);
      if (typeof name !== 'string' || !isScenario(name)) return missing();
      world.play(name);
      return HttpResponse.json({ current: name });
    }),
    http.post('*/demo/reset', () => {
      world.reset();
      return HttpResponse.json({ success: true });
    }),
  ];
}

function failureOf(input: unknown): OrderRow['outcome'] {
  const known = ['card_declined', 'insufficient_funds', 'card_expired'] as const;
  return known.find((name) => name === input) ?? 'authentication_failed';
}
