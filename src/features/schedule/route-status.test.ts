import { expect, test } from 'vitest';
import { routeStatus } from './route-status';

test.each([
  ['/schedule', null],
  ['/live', 'live'],
  ['/upcoming', 'upcoming'],
  ['/upcoming/', 'upcoming'],
  ['/vod', 'finished'],
  ['/women-in-sport', undefined],
])('%s', (path, status) => {
  expect(routeStatus(path)).toBe(status);
});
