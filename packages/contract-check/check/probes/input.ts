import { isObject, type Json } from '../../model/json.ts';
import type { Operation, Parameter } from '../../model/model.ts';
import { schemaAt } from '../../model/walk.ts';
import type { Call } from '../client.ts';
import { dataOf } from '../pool.ts';
import {
  codeOf,
  each,
  inputFor,
  isInScope,
  keysFor,
  mayCall,
  namedFields,
  type Run,
  subjectsFor,
} from '../run.ts';
import { boundaryValues } from '../values.ts';

/** Checks that each parameter accepts the values within the bounds of its schema, and refuses others. */
export async function probeParameters(run: Run): Promise<void> {
  const pairs = run.client.model.operations
    .filter(
      (operation) =>
        (operation.verb === 'delete' || (operation.verb === 'get' && operation.repeatable)) &&
        mayCall(run, operation) &&
        isInScope(run, operation),
    )
    .flatMap((operation) => operation.parameters.map((parameter) => ({ operation, parameter })));
  await each(run, pairs, ({ operation, parameter }) => probe(run, operation, parameter));
}

async function probe(run: Run, operation: Operation, parameter: Parameter): Promise<void> {
  const { good, bad } = boundaryValues(parameter.schema);
  const found = subjectsFor(run, operation, 1)[0];
  const send = (value: Json | undefined) => {
    const input = inputFor(run, operation, found);
    if (value === undefined) delete input[parameter.in][parameter.name];
    else input[parameter.in][parameter.name] = String(value);
    return run.client.call(operation, keysFor(run, operation) ?? {}, input);
  };
  // A delete operation gets only invalid values, so that it cannot delete anything.
  for (const value of operation.verb === 'delete' ? [] : good) {
    const call = await send(value);
    if (call) judgeAccepted(call, parameter, value);
    if (call?.status === 200) judgeFilter(run, call, parameter, value);
  }
  for (const { value, why } of bad) {
    if (value === '' && parameter.in === 'path') continue;
    const call = await send(value);
    if (call)
      judgeRefused(call, parameter.name, `${parameter.in} ${parameter.name}`, `${shown(value)} (${why})`);
  }
  if (parameter.required && parameter.in === 'query') {
    const call = await send(undefined);
    if (call) judgeRefused(call, parameter.name, `query ${parameter.name}`, 'the parameter left out');
  }
}

function judgeAccepted(call: Call, { in: place, name }: Parameter, value: Json): void {
  if (call.status === 200 || call.status === 404) return;
  if (call.status === 400 && !(codeOf(call) === 'validation_failed' && namedFields(call).includes(name)))
    return;
  const expected = `${shown(value)} is taken`;
  call.report({ kind: 'input', where: `${place} ${name}`, expected, got: String(call.status) });
}

/** Reports unless the call was refused with a 400 that names the field. */
function judgeRefused(call: Call, name: string, where: string, what: string): void {
  const expected = `400 naming ${name} for ${what}`;
  if (call.status !== 400) {
    call.report({ kind: 'input', where, expected, got: String(call.status) });
    return;
  }
  const named = namedFields(call);
  if (!named.includes(name))
    call.report({ kind: 'input', where: '/errors', expected, got: named.join(', ') || 'no field' });
}

/** Where items have a field with the parameter's name, all of them must have the requested value. */
function judgeFilter(run: Run, call: Call, { name, schema }: Parameter, value: Json): void {
  const responseSchema = call.operation.responses.get(200)?.schema;
  const items = dataOf(call.json);
  if (!responseSchema || !items || !Array.isArray(schema.enum)) return;
  if (!schemaAt(run.client.model.document, responseSchema, `/data/0/${name}`)) return;
  items.forEach((item, index) => {
    if (name in item && item[name] !== value)
      call.report({
        kind: 'filter',
        where: `query ${name}`,
        expected: `only items whose ${name} is ${shown(value)}`,
        got: `${shown(item[name] ?? null)} at /data/${index}/${name}`,
      });
  });
}

function shown(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `a text of ${text.length - 2} characters` : text;
}

/**
 * Checks that an empty body is refused with the names of missing fields, and with --write each field of a
 * wrong type.
 */
export async function probeBodies(run: Run): Promise<void> {
  const operations = run.client.model.operations.filter((one) => one.body !== null && isInScope(run, one));
  await each(run, operations, async (operation) => {
    const keys = operation.login ? run.account : operation.keys === 'exempt' ? {} : run.visitor;
    if (!keys || (operation.login && !run.options.write)) return;
    const required = requiredFields(run, operation);
    if (required.length > 0) {
      const path = inputFor(run, operation).path;
      const call = await run.client.call(operation, keys, { path, body: {} });
      if (call) judgeEmpty(call, required);
    }
    if (run.options.write) await probeFields(run, operation, keys);
  });
}

function judgeEmpty(call: Call, required: string[]): void {
  const expected = `400 naming ${required.slice(0, 3).join(', ')} for an empty body`;
  if (call.status !== 400) {
    call.report({ kind: 'input', where: 'status', expected, got: String(call.status) });
    return;
  }
  const named = namedFields(call);
  if (!named.some((name) => required.includes(name)))
    call.report({ kind: 'input', where: '/errors', expected, got: named.join(', ') || 'no field' });
}

const WRONG_VALUES: Json[] = [['not', 'a', 'value'], 'not a value', 12_345];

async function probeFields(run: Run, operation: Operation, keys: object): Promise<void> {
  const { judge } = run.client;
  const [example] = operation.body?.examples ?? [];
  if (!isObject(example)) return;
  for (const name of Object.keys(example)) {
    const wrong = WRONG_VALUES.find((value) =>
      judge.requestFaults(operation, { ...example, [name]: value }).some(({ where }) => where === `/${name}`),
    );
    if (wrong === undefined) continue;
    const body = { ...example, [name]: wrong };
    const call = await run.client.call(operation, keys, { path: inputFor(run, operation).path, body });
    if (call) judgeRefused(call, name, `/${name}`, `${name} of the wrong type`);
  }
}

function requiredFields(run: Run, operation: Operation): string[] {
  const schema = operation.body ? schemaAt(run.client.model.document, operation.body.schema, '') : null;
  if (!schema) return [];
  if (Array.isArray(schema.required)) return schema.required.map(String);
  const { discriminator } = schema;
  return isObject(discriminator) ? [String(discriminator.propertyName)] : [];
}
