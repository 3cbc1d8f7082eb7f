import { expect, test } from 'vitest';
import { isLogged } from './is-logged';

test.each([
  ['free', false],
  ['register', false],
  ['paid', true],
  ['ppv', true],
] as const)('logs watching an event of type %s: %s', (type, expected) => {
  expect(isLogged({ type })).toBe(expected);
});
