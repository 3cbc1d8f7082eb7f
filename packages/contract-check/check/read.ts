import type { Operation } from '../model/model.ts';
import { subjectOf } from './kinds.ts';
import { dataOf } from './pool.ts';
import { judgeExempt } from './probes/keys.ts';
import { ask, each, givenFor, mayAsk, type Run, subjectsFor } from './run.ts';

const VARIETY = 4;
const TRIES = 10;

/** Whether it may be asked without doing anything: a read that must not be repeated counts something. */
export function isHarmless(operation: Operation): boolean {
  return operation.verb === 'get' && (operation.repeatable || !operation.login);
}

/**
 * Every read, in an order that the contract gives: what asks about nothing first, then what asks about things
 * that were found, until nothing more is found.
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
  let good = 0;
  for (const subject of subjectsFor(run, operation, TRIES)) {
    if (good >= VARIETY) break;
    const call = await ask(run, operation, subject);
    if (!call) continue;
    judgeExempt(operation, call);
    if (call.status !== 200) continue;
    // A list that is empty says little of its items.
    if (dataOf(call.json)?.length !== 0) good += 1;
    run.pool.take(operation, call.json);
  }
  // What a visitor is told may differ from what the account is told.
  if (run.account && run.visitor && operation.keys === 'injected' && !operation.login)
    await run.client.call(
      operation,
      run.visitor,
      givenFor(run, operation, subjectsFor(run, operation, 1)[0]),
    );
}

/** Why an operation's success was not seen. */
export function unseen(run: Run, operation: Operation): string | null {
  const statuses = run.client.seen.get(operation.id);
  if (statuses?.has(200)) return null;
  if (operation.login && !run.account) return 'needs an account';
  if (!isHarmless(operation) && !run.options.write) return 'needs --write';
  if (!mayAsk(run, operation)) return 'needs keys, and the backend gave none';
  return statuses ? `answered ${[...statuses].sort().join(', ')}` : 'was not asked';
}
