import { expect, test } from 'vitest';
import { isLogged } from './is-logged';

test.each([
  ['free', false],
  ['register', false],
  ['paid', true],
  ['ppv', true],
] as const)('isLogged of an event of type %s is %s', (type, expected) => {
  expect(isLogged({ type })).toBe(expected);
});
