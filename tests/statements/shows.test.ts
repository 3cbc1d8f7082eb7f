import { afterEach, describe, expect, TestRunner, test } from 'vitest';
import { eachCase, shows } from './shows.ts';

// Removes the statements of these tests, because they only test naming and prove nothing about the product.
afterEach(({ task }) => {
  for (const key of Object.keys(task.meta)) Reflect.deleteProperty(task.meta, key);
});

describe('a group with a statement', shows('log in'), () => {
  test('a group with a statement adds it to its tests', ({ task }) =>
    expect(task.meta).toEqual({ 'shows: log in': true }));

  test(
    'a test in a group with a statement has the group’s statement and its own',
    shows('register', 'verify email'),
    ({ task }) =>
      expect(task.meta).toEqual({
        'shows: log in': true,
        'shows: register': true,
        'shows: verify email': true,
      }),
  );
});

eachCase([
  ['without statements', {}],
  ['with statements', { 'shows: log in': true }, shows('log in')],
])('a case of a table has its own statements: %s', (_, meta) =>
  expect(TestRunner.getCurrentTest()?.meta).toEqual(meta),
);
