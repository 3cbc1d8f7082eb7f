import type { Operation, Parameter } from '../../model/model.ts';
import type { UnknownPromise } from '../../model/promises.ts';
import type { Call } from '../client.ts';
import {
  codeOf,
  each,
  inputFor,
  isInScope,
  keysFor,
  mayCall,
  type Run,
  subjectsFor,
  UNUSED_ID,
} from '../run.ts';
import { judgeCode } from './login.ts';

const NOTHING: Record<string, string> = { hostname: 'unknown.invalid', alias: 'no-such-thing' };
const NO_UUID = '00000000-0000-4000-8000-000000000000';
/** How many things are tried until a call about one succeeds. */
const THINGS = 6;

const isOpen = (parameter: Parameter) => parameter.in === 'path' && !Array.isArray(parameter.schema.enum);

function valueFor({ name, schema }: Parameter): string | number {
  if (schema.type === 'integer') return UNUSED_ID;
  return NOTHING[name] ?? NO_UUID;
}

/** An object that does not exist is a 404. */
export async function probeMissing(run: Run): Promise<void> {
  const asks = (operation: Operation) =>
    isInScope(run, operation) &&
    operation.answers.has(404) &&
    operation.parameters.some(isOpen) &&
    mayCall(run, operation) &&
    (operation.verb === 'get' || run.options.write);
  await each(run, run.client.model.operations.filter(asks), async (operation) => {
    const given = inputFor(run, operation);
    for (const parameter of operation.parameters)
      if (isOpen(parameter) || (parameter.required && parameter.schema.format === 'uuid'))
        given[parameter.in][parameter.name] = valueFor(parameter);
    const call = await run.client.call(operation, keysFor(run, operation) ?? {}, given);
    if (!call) return;
    if (call.status === 404)
      return judgeCode(call.report, codeOf(call), operation.answers.get(404)?.codes ?? []);
    const expected = '404 for what is not there';
    call.report({ kind: 'missing-thing', where: 'status', expected, got: String(call.status) });
  });
}

const NO_TEXT = 'NO-SUCH-VALUE';

/** A well-formed value that nothing has is refused, where the contract promises it. */
export async function probeUnknown(run: Run): Promise<void> {
  const pairs = run.client.model.operations
    .filter((one) => isInScope(run, one) && mayCall(run, one))
    .flatMap((operation) => operation.promises.unknown.map((promise) => ({ operation, promise })));
  await each(run, pairs, async ({ operation, promise }) => {
    const parameter = operation.parameters.find((one) => one.name === promise.parameter);
    if (parameter) await probeUnknownParameter(run, operation, parameter, promise);
    else await probeUnknownField(run, operation, promise);
  });
}

async function probeUnknownParameter(
  run: Run,
  operation: Operation,
  { name, schema: { format, type } }: Parameter,
  promise: UnknownPromise,
): Promise<void> {
  for (const found of subjectsFor(run, operation, THINGS)) {
    const given = inputFor(run, operation, found);
    const keys = keysFor(run, operation) ?? {};
    // Only a call that succeeds otherwise shows that this one value is refused.
    const good = await run.client.call(operation, keys, given);
    if (good?.status !== 200) continue;
    const value = type === 'integer' ? UNUSED_ID : format === 'uuid' ? NO_UUID : NO_TEXT;
    const query = { ...given.query, [name]: value };
    const call = await run.client.call(operation, keys, { ...given, query });
    if (call) judgeUnknown(call, `query ${name}`, value, promise);
    return;
  }
}

/** The session of the run shows that the call succeeds otherwise. */
async function probeUnknownField(run: Run, operation: Operation, promise: UnknownPromise): Promise<void> {
  if (!run.visitor) return;
  const body = { [promise.parameter]: NO_TEXT };
  const call = await run.client.call(operation, keysFor(run, operation) ?? {}, { body });
  if (call) judgeUnknown(call, `/${promise.parameter}`, NO_TEXT, promise);
}

/** If the backend accepts the value, the fault is at the parameter; if it refuses it in another way, at the status or code. */
function judgeUnknown(
  call: Call,
  where: string,
  value: string | number,
  { status, code }: UnknownPromise,
): void {
  if (call.status === status && codeOf(call) === code) return;
  call.report({
    kind: 'missing-thing',
    where: call.status === 200 ? where : call.status === status ? '/code' : 'status',
    expected: `${status} ${code} for ${value}, which nothing has`,
    got: `${call.status} ${codeOf(call) ?? ''}`.trim(),
  });
}
