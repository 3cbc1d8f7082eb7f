import { shows } from '@tests/statements/shows';
import { expect, test } from 'vitest';
import { isExpired, readSignedLink } from './signed-link';

const link = { email: 'new@grandstand.test', expires: '1794510000', signature: '9c1f' };

test(
  'reads a complete signed link',
  shows('key name email', 'key name expires', 'key name signature'),
  () => {
    expect(readSignedLink({ link })).toEqual({ ...link, expires: 1794510000 });
  },
);

test.each([
  null,
  {},
  { link: null },
  { link: { ...link, email: undefined } },
  { link: { ...link, signature: '' } },
  { link: { ...link, expires: 'soon' } },
  { link: { ...link, expires: '-4' } },
])('rejects %j as an incomplete signed link', (state) => expect(readSignedLink(state)).toBeNull());

test.each([
  [1_794_509_999_000, false],
  [1_794_510_000_001, true],
])('isExpired at the time %i returns %s for a signed link', shows('key name expires'), (now, over) => {
  expect(isExpired({ email: '', signature: '', expires: 1_794_510_000 }, now)).toBe(over);
});
