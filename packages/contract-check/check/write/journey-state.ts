import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { Operation } from '../../model/model.ts';
import { namesIn, walkNamed } from '../../model/walk.ts';
import type { Call, CallInput, Keys } from '../client.ts';
import { kindOfField } from '../kinds.ts';
import { dataOf, type PooledObject } from '../pool.ts';
import { firstDifference, text } from '../probes/pointers.ts';
import { judgePromises } from '../probes/promises.ts';
import { inputFor, type Run } from '../run.ts';

/** The state of the writing journeys. They may change and delete only objects in `created`. */
export interface JourneyState {
  run: Run;
  created: Map<string, JsonObject[]>;
  /** The session, e-mail address and password of the user that the journeys register. */
  newUser: { keys: Keys | null; email: string; password: string };
}

function sessionFor({ run, newUser }: JourneyState, operation: Operation): Keys | null {
  if (operation.keys === 'exempt') return {};
  return operation.login ? run.account : (newUser.keys ?? run.visitor);
}

/** Returns the contract's example body, with ids of objects that this channel has. */
export function bodyFor({ run }: JourneyState, operation: Operation): JsonObject {
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
export async function callAndRecord(
  state: JourneyState,
  operation: Operation,
  input: CallInput,
  found?: PooledObject,
): Promise<Call | null> {
  const keys = sessionFor(state, operation);
  if (!keys) return null;
  const { run, created } = state;
  const base = inputFor(run, operation, found);
  const call = await run.client.call(operation, keys, { ...base, ...input });
  if (call?.status !== 200) return call;
  run.pool.add(call);
  judgePromises(call, input);
  judgeStored(call, input.body ?? {});
  if (operation.verb !== 'post') return call;
  walkNamed(
    run.client.model.document,
    operation.responses.get(200)?.schema ?? undefined,
    call.json,
    (name, item) => {
      const known = created.get(name) ?? [];
      if ('id' in item && !known.some(({ id }) => id === item.id)) created.set(name, [...known, item]);
    },
  );
  return call;
}

/** Checks that the response contains the values that were sent, where the contract promises it. */
export function judgeStored(call: Call, sent: JsonObject, response: Json | undefined = call.json): void {
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
function ownListOperation({ run }: JourneyState, kind: string): Operation | null {
  const { operations, document } = run.client.model;
  const lists = operations.find(
    ({ verb, login, parameters, responses }) =>
      verb === 'get' &&
      login &&
      !parameters.some(({ required }) => required) &&
      namesIn(document, responses.get(200)?.schema ?? undefined).has(`${kind}List`),
  );
  return lists ?? null;
}

/** Checks that a created object is in the viewer's list and that a deleted object is not. */
export async function judgeListed(
  state: JourneyState,
  change: Call,
  kind: string,
  id: Json | undefined,
  isExpected: boolean,
): Promise<void> {
  const list = ownListOperation(state, kind);
  const call = list ? await callAndRecord(state, list, {}) : null;
  const items = dataOf(call?.json);
  if (!list || !items || id === undefined || items.some((item) => item.id === id) === isExpected) return;
  const what = `${kind.toLowerCase()} ${JSON.stringify(id)}`;
  change.report({
    kind: 'journey',
    where: isExpected ? '/id' : '',
    expected: isExpected ? `${what} in ${list.id} afterwards` : `no ${what} in ${list.id} afterwards`,
    got: isExpected ? 'a list without it' : 'a list that still has it',
  });
}

/** Polls until `isDone` resolves to true, as the site does. Returns false after the given number of tries. */
export async function poll(
  state: JourneyState,
  maxPolls: number,
  isDone: () => Promise<boolean>,
): Promise<boolean> {
  for (let time = 0; time < maxPolls; time++) {
    if (await isDone()) return true;
    await new Promise((resolve) => setTimeout(resolve, state.run.options.pollEvery));
  }
  return false;
}
