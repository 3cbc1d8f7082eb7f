import { expect, test } from 'vitest';
import { geoReference } from './geo-reference';

test('a geo reference contains the country and the event, and differs at another time', () => {
  const first = geoReference({ id: 42, country: 'IS', at: 1_700_000_000_000 });
  expect(first).toMatch(/^IS-42-[2-9A-HJ-NP-Z]{6}$/);
  expect(geoReference({ id: 42, country: 'IS', at: 1_700_000_000_000 })).toBe(first);
  expect(geoReference({ id: 42, country: 'IS', at: 1_700_000_009_000 })).not.toBe(first);
  expect(geoReference({ id: 42, country: null, at: 0 })).toMatch(/^XX-42-/);
});
