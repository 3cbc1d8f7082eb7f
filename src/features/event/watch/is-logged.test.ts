import { expect, test } from 'vitest';
import { isLogged } from './is-logged';

test.each([
  ['free', false],
  ['register', false],
  ['paid', true],
  ['ppv', true],
] as const)('whether watching an event of type %s is logged: %s', (type, expected) => {
  expect(isLogged({ type })).toBe(expected);
});
