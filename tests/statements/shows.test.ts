import { afterEach, describe, expect, TestRunner, test } from 'vitest';
import { eachCase, shows } from './shows.ts';

// These tests are about naming statements: they show none of the product's.
afterEach(({ task }) => {
  for (const key of Object.keys(task.meta)) Reflect.deleteProperty(task.meta, key);
});

describe('a group that shows a statement', shows('log in'), () => {
  test('gives it to its tests', ({ task }) => expect(task.meta).toEqual({ 'shows: log in': true }));

  test('adds it to the statements of a test', shows('register', 'verify email'), ({ task }) =>
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
])('gives a case of a table its own statements: %s', (_, meta) =>
  expect(TestRunner.getCurrentTest()?.meta).toEqual(meta),
);
