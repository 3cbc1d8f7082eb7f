import type { JsonObject } from '../../model/json.ts';
import { each, isInScope, keysFor, mayCall, type Run } from '../run.ts';
import { text, valueAt } from './pointers.ts';

const MAX_PRODUCTS = 4;

/** The displayed price of a pass, a subscription or an event, as the contract defines it. */
export function shownPrice({ price, base_price, service_fee }: JsonObject): number {
  return typeof price === 'number' ? price : Number(base_price) + Number(service_fee);
}

/** Checks that a quote without a promo code equals the price that the product shows. */
export async function probeQuotes(run: Run): Promise<void> {
  const operations = run.client.model.operations.filter(
    (one) => one.promises.quotes.length > 0 && isInScope(run, one) && mayCall(run, one),
  );
  for (const operation of operations)
    for (const { type, parameter, thing } of operation.promises.quotes)
      await each(run, run.pool.varied(thing, MAX_PRODUCTS), async ({ item, call: listed }) => {
        const { id } = item;
        if (typeof id !== 'number' || !listed?.isSound) return;
        const query = { type, [parameter]: id };
        const call = await run.client.call(operation, keysFor(run, operation) ?? {}, { query });
        const quoted = valueAt(call?.json, '/amounts/price');
        const shown = shownPrice(item);
        if (call?.status !== 200 || quoted === undefined || Number.isNaN(shown) || quoted === shown) return;
        call.report({
          kind: 'consistency',
          where: '/amounts/price',
          expected: `${shown}, the price that ${listed.operation.id} shows for ${type} ${id}`,
          got: text(quoted),
        });
      });
}
