import { expect, test } from 'vitest';
import { parseId } from './parse-id';

test.each([
  ['1', 1],
  ['9007199254740991', 9007199254740991],
  ['12345678901234567', null],
  ['0', null],
  ['012', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  [' 7', null],
  ['seven', null],
  ['', null],
  [null, null],
  [undefined, null],
])('parses the id %o as %o', (text, id) => expect(parseId(text)).toBe(id));
