import { isObject } from '../model/json.ts';
import type { Operation } from '../model/model.ts';
import type { Call, Client, Given, Keys } from './client.ts';
import { kindOfField, subjectOf } from './kinds.ts';
import type { CheckOptions } from './options.ts';
import { type Found, fieldFor, type Pool } from './pool.ts';

/** One check of one backend: what it knows so far. */
export interface Run {
  client: Client;
  pool: Pool;
  options: CheckOptions;
  /** A session that nobody is signed in to; null where the backend gave no keys. */
  visitor: Keys | null;
  /** The test account's session. */
  account: Keys | null;
  /** What people should know besides the drift. */
  notes: Set<string>;
}

/** An identifier that no backend has given out. */
export const NOWHERE = 999_999_937;

/** Who asks: the account where there is one. Null where the call can't be made for want of keys. */
export function keysFor(run: Run, operation: Operation): Keys | null {
  if (operation.keys === 'exempt') return {};
  return run.account ?? run.visitor;
}

/** Whether a call by `keysFor` can be answered with anything but a 401. */
export function mayAsk(run: Run, operation: Operation): boolean {
  return keysFor(run, operation) !== null && (!operation.login || run.account !== null);
}

/** A call that ought to succeed: its path and required parameters are about the thing found, or as exemplified. */
export function givenFor(
  run: Run,
  operation: Operation,
  found?: Found,
): Given & Required<Pick<Given, 'path' | 'query'>> {
  const given = { path: {} as Record<string, string | number>, query: {} as Record<string, string | number> };
  for (const parameter of operation.parameters) {
    if (!parameter.required) continue;
    const { name, schema, example } = parameter;
    const own = found && !Array.isArray(schema.enum) ? fieldFor(found, name) : null;
    const value = name === 'hostname' ? run.options.hostname : (own ?? example);
    if (typeof value === 'string' || typeof value === 'number') given[parameter.in][name] = value;
  }
  const named = namedByType(operation);
  const id = named && found ? fieldFor(found, named) : null;
  if (named && id !== null) given.query[named] = id;
  return given;
}

/** The optional parameter that a required type calls for: type=package asks for package_id. */
function namedByType({ parameters }: Operation): string | null {
  const type = parameters.find(({ required, schema }) => required && Array.isArray(schema.enum));
  const name = `${type?.example}_id`;
  return parameters.some((parameter) => parameter.name === name) ? name : null;
}

/** Things to ask an operation about; one undefined where it asks about nothing, or nothing was found. */
export function subjectsFor(run: Run, operation: Operation, count: number): (Found | undefined)[] {
  const asks = operation.parameters.some(({ required, name }) => required && name !== 'hostname');
  const { model } = run.client;
  const named = namedByType(operation);
  const subject = named ? kindOfField(model, named) : asks ? subjectOf(model, operation) : null;
  const found = subject ? run.pool.varied(subject, count) : [];
  return found.length > 0 ? found : [undefined];
}

export async function ask(run: Run, operation: Operation, found?: Found): Promise<Call | null> {
  const keys = keysFor(run, operation);
  return keys ? run.client.call(operation, keys, givenFor(run, operation, found)) : null;
}

/** Runs a job for each item, so many at once. */
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

/** The fields that a failure names. */
export function namedFields(call: Call): string[] {
  return isObject(call.json) && isObject(call.json.errors) ? Object.keys(call.json.errors) : [];
}
