import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { Operation } from '../../model/model.ts';
import { namesIn, walkNamed } from '../../model/walk.ts';
import type { Call, CallInput, Keys } from '../client.ts';
import { kindOfField } from '../kinds.ts';
import { dataOf, type Found } from '../pool.ts';
import { firstDifference, text } from '../probes/pointers.ts';
import { judgePromises } from '../probes/promises.ts';
import { inputFor, type Run } from '../run.ts';

/** The state of the writing journeys. They may change and delete only objects in `made`. */
export interface Walk {
  run: Run;
  made: Map<string, JsonObject[]>;
  /** The session, e-mail address and password of the user that the journeys register. */
  newcomer: { keys: Keys | null; email: string; password: string };
}

function sessionFor({ run, newcomer }: Walk, operation: Operation): Keys | null {
  if (operation.keys === 'exempt') return {};
  return operation.login ? run.account : (newcomer.keys ?? run.visitor);
}

/** Returns the contract's example body, with ids of objects that this channel has. */
export function bodyFor({ run }: Walk, operation: Operation): JsonObject {
  const [example] = operation.body?.examples ?? [];
  if (!isObject(example)) return {};
  const entries = Object.entries(example).map(([name, value]): [string, Json] => {
    const kind = typeof value === 'number' ? kindOfField(run.client.model, name) : null;
    const [found] = kind ? run.pool.varied(kind, 1) : [];
    return [name, found?.item.id ?? (name === 'recaptcha_token' ? null : value)];
  });
  return Object.fromEntries(entries);
}

/** Calls an operation and remembers the objects that it created. */
export async function act(
  walk: Walk,
  operation: Operation,
  input: CallInput,
  found?: Found,
): Promise<Call | null> {
  const keys = sessionFor(walk, operation);
  if (!keys) return null;
  const { run, made } = walk;
  const base = inputFor(run, operation, found);
  const call = await run.client.call(operation, keys, { ...base, ...input });
  if (call?.status !== 200) return call;
  run.pool.take(call);
  judgePromises(call, input);
  judgeTaken(call, input.body ?? {});
  if (operation.verb !== 'post') return call;
  walkNamed(
    run.client.model.document,
    operation.answers.get(200)?.schema ?? undefined,
    call.json,
    (name, item) => {
      const known = made.get(name) ?? [];
      if ('id' in item && !known.some(({ id }) => id === item.id)) made.set(name, [...known, item]);
    },
  );
  return call;
}

/** Checks that the response contains the values that were sent, where the contract promises it. */
export function judgeTaken(call: Call, sent: JsonObject, response: Json | undefined = call.json): void {
  if (!isObject(response)) return;
  for (const name of call.operation.promises.takes) {
    const [expected, got] = [sent[name], response[name]];
    if (expected === undefined || got === undefined || firstDifference(expected, got) === null) continue;
    call.report({
      kind: 'journey',
      where: `/${name}`,
      expected: `${text(expected)}, as sent`,
      got: text(got),
    });
  }
}

/** Returns the operation that lists the viewer's own objects of a schema, if the contract has one. */
function ownList({ run }: Walk, kind: string): Operation | null {
  const { operations, document } = run.client.model;
  const lists = operations.find(
    ({ verb, login, parameters, answers }) =>
      verb === 'get' &&
      login &&
      !parameters.some(({ required }) => required) &&
      namesIn(document, answers.get(200)?.schema ?? undefined).has(`${kind}List`),
  );
  return lists ?? null;
}

/** Checks that a created object is in the viewer's list and that a deleted object is not. */
export async function judgeListed(
  walk: Walk,
  change: Call,
  kind: string,
  id: Json | undefined,
  there: boolean,
): Promise<void> {
  const list = ownList(walk, kind);
  const call = list ? await act(walk, list, {}) : null;
  const items = dataOf(call?.json);
  if (!list || !items || id === undefined || items.some((item) => item.id === id) === there) return;
  const what = `${kind.toLowerCase()} ${JSON.stringify(id)}`;
  change.report({
    kind: 'journey',
    where: there ? '/id' : '',
    expected: there ? `${what} in ${list.id} afterwards` : `no ${what} in ${list.id} afterwards`,
    got: there ? 'a list without it' : 'a list that still has it',
  });
}

/** Polls until `look` resolves to true, as the site does. Returns false after the given number of tries. */
export async function poll(walk: Walk, times: number, look: () => Promise<boolean>): Promise<boolean> {
  for (let time = 0; time < times; time++) {
    if (await look()) return true;
    await new Promise((resolve) => setTimeout(resolve, walk.run.options.pollEvery));
  }
  return false;
}
