import { shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../api/errors';
import type { ObservedEvent } from '../observed-events';
import type { Trouble } from '../track';
import { errorReport } from './error-report';

const moment = {
  at: 0,
  href: 'https://x.test/team/sam%40example.com?email=sam@example.com',
  title: '',
  apiKey: 'api-1',
  viewer: null,
};
const page = '/team/%5Bredacted%5D';
const trouble = (value: Trouble) => errorReport({ type: 'trouble', ...moment, value });

function thrown(name: string, message: string, stack: string): Error {
  return Object.assign(new Error(message), { name, stack });
}

describe('reporting uncaught errors', () => {
  test('reports an uncaught error with its page and without the viewer', () =>
    expect(
      trouble({ kind: 'uncaught', error: thrown('TypeError', 'no sam@example.com', 'at sam@example.com:1') }),
    ).toEqual({
      kind: 'uncaught',
      name: 'TypeError',
      message: 'no [redacted]',
      stack: 'at [redacted]:1',
      page,
    }));
  test.each([
    ['a string', 'oh', { name: 'Error', message: 'oh' }],
    ['nothing', undefined, { name: 'Error', message: 'undefined' }],
    ['an error-like object', { name: 'Odd', message: 'x' }, { name: 'Odd', message: 'x' }],
  ])('reports an uncaught error that is no Error object: %s', (_, error, expected) =>
    expect(trouble({ kind: 'uncaught', error })).toEqual({
      kind: 'uncaught',
      ...expected,
      stack: null,
      page,
    }),
  );
  test('cuts very long error reports', () => {
    const report = trouble({
      kind: 'uncaught',
      error: thrown('E'.repeat(200), 'm'.repeat(9_000), 's'.repeat(9_000)),
    });
    expect(report).toMatchObject({
      name: 'E'.repeat(100),
      message: 'm'.repeat(2000),
      stack: 's'.repeat(4000),
    });
  });
  test.each([
    [
      'a failed request, which is reported as one',
      new ApiError({ kind: 'status', operation: 'getEvent', status: 500 }),
    ],
    ['an aborted request', thrown('AbortError', 'aborted', '')],
    ['a harmless browser warning', 'ResizeObserver loop completed with undelivered notifications.'],
    ['a script of another site', 'Script error.'],
    ['a browser extension', thrown('TypeError', 'x', 'at chrome-extension://abc/x.js:1')],
  ])('does not report an uncaught error of %s', (_, error) =>
    expect(trouble({ kind: 'uncaught', error })).toBeNull(),
  );
});

test('reports a failed chunk by its root cause, so that its two reports are the same', () => {
  const cause = new TypeError('Failed to fetch dynamically imported module: https://x.test/assets/faq.js');
  const report = { kind: 'chunk', message: cause.message, page };
  expect(trouble({ kind: 'chunk', error: cause })).toEqual(report);
  expect(trouble({ kind: 'chunk', error: new Error('a screen failed to load', { cause }) })).toEqual(report);
});

test('reports a player error', () =>
  expect(trouble({ kind: 'player', code: 'refused', detail: 'HTTP 403' })).toEqual({
    kind: 'player',
    code: 'refused',
    detail: 'HTTP 403',
    page,
  }));

describe('reporting failed requests', () => {
  const failure = (operation: 'getEvent' | 'reportError'): ObservedEvent => ({
    type: 'failure',
    ...moment,
    value: { operation, status: 500, message: 'of sam@example.com', url: '/api/events/1', data: { a: 1 } },
  });
  test('reports a request that failed after all retries', shows('monitoring'), () =>
    expect(errorReport(failure('getEvent'))).toEqual({
      kind: 'request',
      operation: 'getEvent',
      status: 500,
      message: 'of [redacted]',
      url: '/api/events/1',
      data: { a: 1 },
    }),
  );
  test('does not report that an error report failed', () =>
    expect(errorReport(failure('reportError'))).toBeNull());
  test('reports a response that differs from the contract', () => {
    const value = {
      operation: 'listEvents',
      status: 200,
      field: 'data',
      expected: 'array',
      got: 'null',
    } as const;
    expect(errorReport({ type: 'drift', ...moment, value })).toEqual({ kind: 'drift', ...value });
  });
});

test.each(['visit', 'exchange', 'event', 'viewing', 'firstFrame', 'user-set'] as const)(
  'the event %s is not reported to the error log',
  (type) => expect(errorReport({ type, ...moment, value: {} } as unknown as ObservedEvent)).toBeNull(),
);
