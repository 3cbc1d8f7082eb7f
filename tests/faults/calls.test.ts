import { operationIds, operations } from '@generated/operation-list';
import type { OperationId } from '@generated/operations';
import { World } from '@mocks/store/world';
import { freshDevice } from '@storybook-site/demo/device';
import { afterAll, expect, test } from 'vitest';
import { connectApi } from '@/api/connect';
import { apiErrorMessage } from '@/api/error-messages';
import { isApiError } from '@/api/errors';
import { client } from '@/api/http';
import { casesByOperation } from './cases/cases-by-operation';
import { fakeRequestTime, rest } from './fake-time';
import { faultNames } from './faults';
import { type Figures, recordFigures } from './figures';
import { Network } from './network';
import { outcomeOf } from './outcome';

fakeRequestTime();

const MAX_CALLS = 4;
const TIMEOUT_MS = 20_000;
const PENDING = Symbol('it hangs');

const world = new World();
const figures: Figures = { tried: 0, passed: 0, crashed: [], failed: [] };
afterAll(() => {
  recordFigures('calls', figures);
  for (const [operation, reason] of Object.entries(casesByOperation))
    if (typeof reason === 'string') console.log(`${operation} by itself, without a screen: ${reason}`);
});

async function call(op: OperationId): Promise<unknown> {
  const { method, path } = operations[op];
  const url = path.replaceAll(/\{\w+\}/g, '1');
  const body = method === 'POST' ? '{}' : null;
  const result = client.call({ op, url, method, body, headers: new Headers(), signal: null });
  return Promise.race([
    result.then(
      () => null,
      (error: unknown) => error,
    ),
    rest(TIMEOUT_MS).then(() => PENDING),
  ]);
}

/**
 * Tests the mutator without a screen: each promise settles after few requests with the right kind of error.
 */
test.each(operationIds)('the call %s settles with the right error in every fault', async (op) => {
  connectApi({}, location.hostname);
  for (const fault of faultNames) {
    figures.tried += 1;
    freshDevice({});
    const network = new Network(world, op, fault);
    globalThis.fetch = network.fetch;
    network.release();
    const error = await call(op);
    const what = `${op}: ${fault}`;
    expect(error, what).not.toBe(PENDING);
    expect(error === null || isApiError(error), what).toBe(true);
    expect(network.callsOf(op), what).toBeLessThanOrEqual(MAX_CALLS);
    const outcome = outcomeOf(op, fault, false);
    const keys = operations[op].tag === 'keys';
    if (outcome.is === 'failure shown' && !keys)
      expect(isApiError(error) && apiErrorMessage(error), what).toBe(outcome.message);
    if (outcome.is === 'session over') expect(isApiError(error) && error.status, what).toBe(401);
    if (outcome.is === 'whoops') expect(isApiError(error) && error.kind, what).toBe('bad-key');
    figures.passed += 1;
  }
});
