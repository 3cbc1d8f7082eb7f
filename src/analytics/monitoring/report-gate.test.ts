import type { ErrorReport } from '@generated/model';
import { eachCase, shows } from '@tests/statements/shows';
import { expect, test } from 'vitest';
import { createReportGate } from './report-gate';

const chunk = (message: string): ErrorReport => ({ kind: 'chunk', message, page: '/' });
const request = (more: object = {}): ErrorReport => ({
  kind: 'request',
  operation: 'getEvent',
  status: 500,
  message: 'Server error.',
  url: '/api/events/1',
  data: null,
  ...more,
});
const drift = (field: string): ErrorReport => ({
  kind: 'drift',
  operation: 'listEvents',
  status: 200,
  field,
  expected: 'string',
  got: 'null',
});

eachCase([
  [
    'the same failure at another address',
    request(),
    request({ url: '/api/events/2' }),
    false,
    shows('errors are logged'),
  ],
  ['another status', request(), request({ status: 503 }), true, shows('errors are logged')],
  ['another operation', request(), request({ operation: 'listEvents' }), true, shows('errors are logged')],
  ['the same field of another item', drift('data.0.name'), drift('data.17.name'), false],
  ['another field', drift('data.0.name'), drift('data.0.id'), true],
  ['the same chunk', chunk('a'), chunk('a'), false],
])('dedupes error reports: %s', (_, first, second, passes) => {
  const gate = createReportGate();
  expect([gate(first, 0), gate(second, 120_000)]).toEqual([true, passes]);
});

test('limits error reports to ten a minute and fifty per page load', shows('errors are logged'), () => {
  const gate = createReportGate();
  const passed = (from: number, count: number, now: number) =>
    Array.from({ length: count }, (_, index) => gate(chunk(`${from + index}`), now)).filter(Boolean).length;
  expect(passed(0, 30, 0)).toBe(10);
  expect(passed(100, 30, 59_000)).toBe(0);
  expect(passed(200, 30, 60_001)).toBe(10);
  for (const minute of [2, 3, 4]) expect(passed(minute * 1_000, 30, minute * 70_000)).toBe(10);
  expect(passed(9_000, 30, 900_000)).toBe(0);
});
