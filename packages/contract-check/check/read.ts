import type { Operation } from '../model/model.ts';
import { subjectOf } from './kinds.ts';
import { dataOf } from './pool.ts';
import { judgeExempt } from './probes/keys.ts';
import { judgePromises } from './probes/promises.ts';
import { each, inputFor, keysFor, type Run, request, subjectsFor } from './run.ts';

const MAX_SUCCESSES = 4;
const MAX_OBJECTS = 10;

/**
 * Whether a call has no side effect. A signed-in read that is not repeatable has one, such as counting a
 * download.
 */
export function isHarmless(operation: Operation): boolean {
  return operation.verb === 'get' && (operation.repeatable || !operation.login);
}

/**
 * Calls every read operation: first those that need no id, then those whose ids the earlier responses
 * contained.
 */
export async function readAll(run: Run): Promise<void> {
  let waiting = run.client.model.operations.filter(isHarmless);
  const ready = (operation: Operation) =>
    !operation.parameters.some(
      ({ required, in: place, name }) => required && place === 'path' && name === 'id',
    ) || run.pool.all(subjectOf(run.client.model, operation) ?? '').length > 0;
  for (let round = waiting.filter(ready); round.length > 0; round = waiting.filter(ready)) {
    waiting = waiting.filter((operation) => !round.includes(operation));
    await each(run, round, (operation) => readOne(run, operation));
  }
  await each(run, waiting, (operation) => readOne(run, operation));
}

async function readOne(run: Run, operation: Operation): Promise<void> {
  let successCount = 0;
  for (const subject of subjectsFor(run, operation, MAX_OBJECTS)) {
    if (successCount >= MAX_SUCCESSES) break;
    const call = await request(run, operation, subject);
    if (!call) continue;
    judgeExempt(operation, call);
    if (call.status !== 200) continue;
    // An empty list does not show whether its items would be valid.
    if (dataOf(call.json)?.length !== 0) successCount += 1;
    judgePromises(call, inputFor(run, operation, subject));
    run.pool.add(call);
  }
  if (operation.parameters.some(({ name, schema }) => name === 'no_limit' && schema.default !== 1)) {
    const whole = await run.client.call(operation, keysFor(run, operation) ?? {}, { query: { no_limit: 1 } });
    if (whole?.status === 200) run.pool.add(whole);
  }
  // A visitor may get a different response than the account.
  if (run.account && run.visitor && !run.hasSharedKey && operation.keys === 'injected' && !operation.login)
    await run.client.call(
      operation,
      run.visitor,
      inputFor(run, operation, subjectsFor(run, operation, 1)[0]),
    );
}
