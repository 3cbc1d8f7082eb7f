import { expect, test } from 'vitest';
import { keepsLog } from './keeps-log';

test.each([
  ['free', false],
  ['register', false],
  ['paid', true],
  ['ppv', true],
] as const)('whether watching an event of type %s is logged: %s', (type, isLogged) => {
  expect(keepsLog({ type })).toBe(isLogged);
});
