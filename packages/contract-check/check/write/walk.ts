import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { Operation } from '../../model/model.ts';
import { namesIn, walkNamed } from '../../model/walk.ts';
import type { Call, CallInput, Keys } from '../client.ts';
import { kindOfField } from '../kinds.ts';
import { dataOf, type Found } from '../pool.ts';
import { inputFor, type Run } from '../run.ts';

/** The journeys may change and delete only what they created. */
export interface Walk {
  run: Run;
  made: Map<string, JsonObject[]>;
  /** The session and the address of the user that the journeys register. */
  newcomer: { keys: Keys | null; email: string; password: string };
}

function sessionFor({ run, newcomer }: Walk, operation: Operation): Keys | null {
  if (operation.keys === 'exempt') return {};
  return operation.login ? run.account : (newcomer.keys ?? run.visitor);
}

/** Returns the body of the example, with identifiers of things that this channel has. */
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
  if (operation.verb !== 'post') return call;
  walkNamed(
    run.client.model.document,
    operation.answers.get(200)?.schema ?? undefined,
    call.json,
    (name, item) => {
      if ('id' in item) made.set(name, [...(made.get(name) ?? []), item]);
    },
  );
  return call;
}

/** Returns the operation that lists this viewer's own objects of a kind, if the contract has one. */
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

/** Reports a created object that is missing from the viewer's list, or a removed one that is still in it. */
export async function judgeListed(
  walk: Walk,
  kind: string,
  id: Json | undefined,
  there: boolean,
): Promise<void> {
  const list = ownList(walk, kind);
  const call = list ? await act(walk, list, {}) : null;
  const items = dataOf(call?.json);
  if (!call || !items || id === undefined || items.some((item) => item.id === id) === there) return;
  const what = `${kind.toLowerCase()} ${JSON.stringify(id)}`;
  call.report({
    kind: 'journey',
    where: '/data',
    expected: there ? `${what}, which was just made` : `no ${what}, which was just removed`,
    got: there ? 'not in the list' : 'still in the list',
  });
}

/** Repeats a call until its response satisfies, as the site does. */
export async function poll(walk: Walk, times: number, look: () => Promise<boolean>): Promise<boolean> {
  for (let time = 0; time < times; time++) {
    if (await look()) return true;
    await new Promise((resolve) => setTimeout(resolve, walk.run.options.pollEvery));
  }
  return false;
}
