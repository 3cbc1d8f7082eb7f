import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { Operation, Parameter } from '../../model/model.ts';
import type { Call } from '../client.ts';
import { dataOf } from '../pool.ts';
import { each, inputFor, isInScope, keysFor, mayCall, type Run, subjectsFor } from '../run.ts';
import { isSorted } from '../sorted.ts';

const parameter = ({ parameters }: Operation, name: string): Parameter | undefined =>
  parameters.find((one) => one.name === name);

const key = (item: JsonObject) => JSON.stringify(item.id ?? item);

/** Checks that pages contain the requested items and that lists have the requested order. */
export async function probeLists(run: Run): Promise<void> {
  const lists = run.client.model.operations.filter(
    (operation) =>
      operation.verb === 'get' &&
      operation.repeatable &&
      mayCall(run, operation) &&
      isInScope(run, operation),
  );
  await each(run, lists, async (operation) => {
    const found = subjectsFor(run, operation, 1)[0];
    const get = async (query: Record<string, string | number>): Promise<Call | null> => {
      const input = inputFor(run, operation, found);
      const call = await run.client.call(operation, keysFor(run, operation) ?? {}, {
        ...input,
        query: { ...input.query, ...query },
      });
      if (call && call.status >= 500)
        call.report({
          kind: 'pagination',
          where: 'status',
          expected: '200 for a page',
          got: String(call.status),
        });
      return call?.status === 200 ? call : null;
    };
    if (parameter(operation, 'limit')) await probePages(operation, get);
    else judgeWhole(await get({}));
    if (parameter(operation, 'sort_field')) await probeOrder(operation, get);
  });
}

type Get = (query: Record<string, string | number>) => Promise<Call | null>;

const FAR_OFFSET = 1_000;

async function probePages(operation: Operation, get: Get): Promise<void> {
  const plain = await get({});
  const isWhole = parameter(operation, 'no_limit')?.schema.default === 1;
  const { default: limit, maximum } = parameter(operation, 'limit')?.schema ?? {};
  const three = await get({ offset: 0, limit: 3 });
  const two = await get({ offset: 1, limit: 2 });
  // A total that depends on the page would make every count of items wrong.
  if (!judgeTotals([three, two])) return;
  if (isWhole) judgeWhole(plain);
  else if (typeof limit === 'number') judgePage(plain, 0, limit, 'without a limit');
  judgePage(three, 0, 3);
  judgePage(two, 1, 2);
  judgeOverlap(three, two);
  const total = metaOf(three)?.total;
  if (typeof total === 'number') {
    if (total > 0) judgePage(await get({ offset: total - 1, limit: 2 }), total - 1, 2);
    judgePage(await get({ offset: total, limit: 1 }), total, 1);
    await probeFarOffset(get, total + FAR_OFFSET);
    if (typeof maximum === 'number') judgePage(await get({ offset: 0, limit: maximum }), 0, maximum);
  }
  if (parameter(operation, 'no_limit')) judgeWhole(await get({ no_limit: 1 }));
}

/** A page far beyond the end of the list must be empty. */
async function probeFarOffset(get: Get, offset: number): Promise<void> {
  judgePage(await get({ offset, limit: 1 }), offset, 1);
}

/** Returns whether all pages of a list report the same total. */
function judgeTotals(pages: (Call | null)[]): boolean {
  const totals = pages.flatMap((page) => metaOf(page)?.total ?? []);
  const [first, second] = totals;
  if (second === undefined || first === second) return true;
  pages.at(-1)?.report({
    kind: 'pagination',
    where: '/meta/total',
    expected: `${first}, as on another page of the list`,
    got: String(second),
  });
  return false;
}

function metaOf(call: Call | null): JsonObject | null {
  return isObject(call?.json) && isObject(call.json.meta) ? call.json.meta : null;
}

function judgeMeta(call: Call, field: string, expected: Json, why: string): void {
  const got = metaOf(call)?.[field];
  if (got === undefined || got === expected) return;
  const text = `${JSON.stringify(expected)}, ${why}`;
  call.report({ kind: 'pagination', where: `/meta/${field}`, expected: text, got: JSON.stringify(got) });
}

function judgePage(call: Call | null, offset: number, limit: number, how = `with limit ${limit}`): void {
  const items = dataOf(call?.json);
  if (!call || !items) return;
  judgeMeta(call, 'offset', offset, 'as requested');
  judgeMeta(call, 'limit', limit, how);
  const total = metaOf(call)?.total;
  const wanted = typeof total === 'number' ? Math.min(limit, Math.max(0, total - offset)) : null;
  const fits = wanted === null ? items.length <= limit : items.length === wanted;
  if (fits) return;
  const expected = `${wanted ?? `at most ${limit}`} items, ${how} and offset ${offset} of ${total}`;
  call.report({ kind: 'pagination', where: '/data', expected, got: `${items.length} items` });
}

/** The meta of a whole list must have no limit, the offset 0 and a total that counts all items. */
function judgeWhole(call: Call | null): void {
  const items = dataOf(call?.json);
  if (!call || !items || !metaOf(call)) return;
  judgeMeta(call, 'limit', null, 'since the whole list was requested');
  judgeMeta(call, 'offset', 0, 'since the whole list was requested');
  judgeMeta(call, 'total', items.length, 'the number of items in the list');
}

function judgeOverlap(first: Call | null, second: Call | null): void {
  const expected = dataOf(first?.json)?.slice(1, 3).map(key);
  const got = dataOf(second?.json)?.map(key);
  if (!second || !expected || !got || expected.join() === got.slice(0, 2).join()) return;
  second.report({
    kind: 'pagination',
    where: '/data',
    expected: `offset 1 begins with the second item, ${expected.join(', ')}`,
    got: got.join(', ') || 'no items',
  });
}

async function probeOrder(operation: Operation, get: Get): Promise<void> {
  const fields = parameter(operation, 'sort_field')?.schema;
  const directions = parameter(operation, 'sort_direction')?.schema;
  for (const field of Array.isArray(fields?.enum) ? fields.enum : [])
    for (const direction of Array.isArray(directions?.enum) ? directions.enum : [null]) {
      const name = String(field);
      const query = { sort_field: name, ...(direction !== null && { sort_direction: String(direction) }) };
      judgeOrder(await get({ ...query, limit: 50 }), name, direction === null ? null : String(direction));
    }
  if (typeof fields?.default !== 'string') return;
  const direction = typeof directions?.default === 'string' ? directions.default : null;
  judgeOrder(await get({ limit: 50 }), fields.default, direction);
}

function judgeOrder(call: Call | null, field: string, direction: string | null): void {
  const values = dataOf(call?.json)?.map((item) => item[field] ?? null);
  if (!call || !values || isSorted(values, direction)) return;
  call.report({
    kind: 'sorting',
    // A list in the opposite order follows the sort field, but ignores the sort direction.
    where: direction !== null && isSorted(values, null) ? 'query sort_direction' : 'query sort_field',
    expected: `ordered by ${field}${direction ? `, ${direction}` : ''}`,
    got: `${JSON.stringify(values.slice(0, 4))}…`.slice(0, 160),
  });
}
