import { expect, test } from 'vitest';
import { isSearchKey } from './search-keys';

const none = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  target: document.body,
};
const field = document.createElement('input');

test.each([
  ['/', {}, true],
  ['/', { target: field }, false],
  ['/', { ctrlKey: true }, false],
  ['/', { defaultPrevented: true }, false],
  ['k', {}, false],
  ['k', { ctrlKey: true }, true],
  ['K', { metaKey: true }, true],
  ['k', { ctrlKey: true, target: field }, true],
  ['k', { ctrlKey: true, altKey: true }, false],
  ['k', { ctrlKey: true, metaKey: true }, false],
] as const)('the key %s with %j opens the search: %s', (key, over, asks) => {
  expect(isSearchKey({ ...none, key, ...over })).toBe(asks);
});
