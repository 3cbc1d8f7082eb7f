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

const UNUSED_TEXTS: Record<string, string> = { hostname: 'unknown.invalid', alias: 'no-such-thing' };
const UNUSED_UUID = '00000000-0000-4000-8000-000000000000';
/** The number of objects to try until a call about one of them succeeds. */
const MAX_OBJECTS = 6;

const isOpen = (parameter: Parameter) => parameter.in === 'path' && !Array.isArray(parameter.schema.enum);

function valueFor({ name, schema }: Parameter): string | number {
  if (schema.type === 'integer') return UNUSED_ID;
  return UNUSED_TEXTS[name] ?? UNUSED_UUID;
}

/** Checks that a request for an object that does not exist gets a 404. */
export async function probeMissing(run: Run): Promise<void> {
  const requestsObject = (operation: Operation) =>
    isInScope(run, operation) &&
    operation.responses.has(404) &&
    operation.parameters.some(isOpen) &&
    mayCall(run, operation) &&
    (operation.verb === 'get' || run.options.write);
  await each(run, run.client.model.operations.filter(requestsObject), async (operation) => {
    const input = inputFor(run, operation);
    for (const parameter of operation.parameters)
      if (isOpen(parameter) || (parameter.required && parameter.schema.format === 'uuid'))
        input[parameter.in][parameter.name] = valueFor(parameter);
    const call = await run.client.call(operation, keysFor(run, operation) ?? {}, input);
    if (!call) return;
    if (call.status === 404)
      return judgeCode(call.report, codeOf(call), operation.responses.get(404)?.codes ?? []);
    const expected = '404 for what is not there';
    call.report({ kind: 'missing-thing', where: 'status', expected, got: String(call.status) });
  });
}

const UNUSED_TEXT = 'NO-SUCH-VALUE';

/** Checks that a well-formed value that matches nothing is refused, where the contract promises it. */
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
  for (const found of subjectsFor(run, operation, MAX_OBJECTS)) {
    const input = inputFor(run, operation, found);
    const keys = keysFor(run, operation) ?? {};
    // Only if the same call succeeds with its original value does a failure show that the new value was
    // refused.
    const good = await run.client.call(operation, keys, input);
    if (good?.status !== 200) continue;
    const value = type === 'integer' ? UNUSED_ID : format === 'uuid' ? UNUSED_UUID : UNUSED_TEXT;
    const query = { ...input.query, [name]: value };
    const call = await run.client.call(operation, keys, { ...input, query });
    if (call) judgeUnknown(call, `query ${name}`, value, promise);
    return;
  }
}

/** The run's own session shows that the call succeeds with a known value. */
async function probeUnknownField(run: Run, operation: Operation, promise: UnknownPromise): Promise<void> {
  if (!run.visitor) return;
  const body = { [promise.parameter]: UNUSED_TEXT };
  const call = await run.client.call(operation, keysFor(run, operation) ?? {}, { body });
  if (call) judgeUnknown(call, `/${promise.parameter}`, UNUSED_TEXT, promise);
}

/**
 * Names the parameter if the backend accepts the value, and the status or code if it refuses the value in
 * another way.
 */
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
