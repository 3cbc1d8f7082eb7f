import type { Operation, Parameter } from '../../model/model.ts';
import { codeOf, each, inputFor, isInScope, keysFor, mayCall, type Run, UNUSED_ID } from '../run.ts';
import { judgeCode } from './login.ts';

const NOTHING: Record<string, string> = { hostname: 'unknown.invalid', alias: 'no-such-thing' };
const NO_UUID = '00000000-0000-4000-8000-000000000000';

const isOpen = (parameter: Parameter) => parameter.in === 'path' && !Array.isArray(parameter.schema.enum);

function valueFor({ name, schema }: Parameter): string | number {
  if (schema.type === 'integer') return UNUSED_ID;
  return NOTHING[name] ?? NO_UUID;
}

/** What is not there is a 404. */
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
