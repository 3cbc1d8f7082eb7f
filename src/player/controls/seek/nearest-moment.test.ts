import { expect, test } from 'vitest';
import { nearestMoment } from './nearest-moment';

const at = (...times: number[]) => times.map((time) => ({ time }));

test.each([
  ['the one under it', at(100, 500), 500, 500],
  ['the nearer of two', at(495, 502), 500, 502],
  ['none far away', at(100, 900), 500, undefined],
  ['none of none', [], 500, undefined],
])('finds the key moment under the pointer on the seek bar: %s', (_, moments, time, expected) => {
  expect(nearestMoment(moments, time, 1000)?.time).toBe(expected);
});
