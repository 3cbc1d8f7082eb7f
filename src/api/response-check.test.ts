import { afterEach, expect, test, vi } from 'vitest';
import { createEmitter } from '../lib/store/emitter';
import type { ApiEvents } from './events';
import { createResponseCheck } from './response-check';

vi.mock('@generated/response-checks', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const rejected = vi.fn();
process.on('unhandledRejection', rejected);
afterEach(() => void process.off('unhandledRejection', rejected));

test('skips the check of a response, without an uncaught error, when the code that checks cannot be loaded', async () => {
  const events = createEmitter<ApiEvents>();
  const drifts = vi.fn();
  events.on('drift', drifts);
  const check = createResponseCheck(events, 'test');
  check('listFaq', { status: 200, body: { data: 'no list' } } as never);
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(rejected).not.toHaveBeenCalled();
  expect(drifts).not.toHaveBeenCalled();
});
