import { isObject } from '../model/json.ts';
import type { Operation } from '../model/model.ts';
import type { Call, CallInput, Client, Keys } from './client.ts';
import { kindOfField, subjectOf } from './kinds.ts';
import type { CheckOptions } from './options.ts';
import { fieldFor, type Pool, type PooledObject } from './pool.ts';

/** The state of one run of the check. */
export interface Run {
  client: Client;
  pool: Pool;
  options: CheckOptions;
  /** The keys of a session without a user. Null if the backend gave no keys. */
  visitor: Keys | null;
  /** The keys of the test account's session. Null without an account, or if it could not be signed in. */
  account: Keys | null;
  /** Why the backend gave no keys. */
  keyRefusal: string | null;
  /** Why the account could not be signed in. */
  loginRefusal: string | null;
  /** Whether the backend gives every session the same key. */
  hasSharedKey: boolean;
  /** Remarks for the reader of the report. */
  notes: Set<string>;
}

/** An id that no backend has assigned. */
export const UNUSED_ID = 999_999_937;

/** Returns the account's keys, or else the visitor's. Null if the call needs keys and there are none. */
export function keysFor(run: Run, operation: Operation): Keys | null {
  if (operation.keys === 'exempt') return {};
  return run.account ?? run.visitor;
}

/** Whether --only and --tag select the operation. */
export function isInScope({ options: { only, tags } }: Run, { id, tag }: Operation): boolean {
  return (!only?.length && !tags?.length) || !!only?.includes(id) || !!tags?.includes(tag);
}

/** Whether the keys of `keysFor` suffice for the operation, so that it need not respond with 401. */
export function mayCall(run: Run, operation: Operation): boolean {
  return keysFor(run, operation) !== null && (!operation.login || run.account !== null);
}

/**
 * Returns the input of a call that should succeed, from the found object or else from the contract's
 * examples.
 */
export function inputFor(
  run: Run,
  operation: Operation,
  found?: PooledObject,
): CallInput & Required<Pick<CallInput, 'path' | 'query'>> {
  const input = { path: {} as Record<string, string | number>, query: {} as Record<string, string | number> };
  for (const parameter of operation.parameters) {
    if (!parameter.required) continue;
    const { name, schema, example } = parameter;
    const own = found && !Array.isArray(schema.enum) ? fieldFor(found, name) : null;
    const value = name === 'hostname' ? run.options.hostname : (own ?? example);
    if (typeof value === 'string' || typeof value === 'number') input[parameter.in][name] = value;
  }
  const named = namedByType(operation);
  const id = named && found ? fieldFor(found, named) : null;
  if (named && id !== null) input.query[named] = id;
  return input;
}

/**
 * Returns the optional parameter that the value of a required type makes necessary: type=package needs
 * package_id.
 */
function namedByType({ parameters }: Operation): string | null {
  const type = parameters.find(({ required, schema }) => required && Array.isArray(schema.enum));
  const name = `${type?.example}_id`;
  return parameters.some((parameter) => parameter.name === name) ? name : null;
}

/** Returns objects whose ids an operation can use, or one undefined if it needs none or none was found. */
export function subjectsFor(run: Run, operation: Operation, count: number): (PooledObject | undefined)[] {
  const needsObject = operation.parameters.some(({ required, name }) => required && name !== 'hostname');
  const { model } = run.client;
  const named = namedByType(operation);
  const subject = named ? kindOfField(model, named) : needsObject ? subjectOf(model, operation) : null;
  const found = subject ? run.pool.varied(subject, count) : [];
  return found.length > 0 ? found : [undefined];
}

export async function request(run: Run, operation: Operation, found?: PooledObject): Promise<Call | null> {
  const keys = keysFor(run, operation);
  return keys ? run.client.call(operation, keys, inputFor(run, operation, found)) : null;
}

/** Runs a job for each item, with at most --concurrency jobs at once. */
export async function each<Item>(run: Run, items: Item[], job: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await job(item);
  };
  await Promise.all(Array.from({ length: run.options.concurrency }, work));
}

export function codeOf(call: Call): string | null {
  return isObject(call.json) && typeof call.json.code === 'string' ? call.json.code : null;
}

/** Returns the names of the fields that a failure response complains about. */
export function namedFields(call: Call): string[] {
  return isObject(call.json) && isObject(call.json.errors) ? Object.keys(call.json.errors) : [];
}
