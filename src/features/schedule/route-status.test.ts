import { eachCase, shows } from '@tests/statements/shows';
import { expect } from 'vitest';
import { routeStatus } from './route-status';

eachCase([
  ['/schedule', null],
  ['/live', 'live', shows('status list live')],
  ['/upcoming', 'upcoming', shows('status list upcoming')],
  ['/upcoming/', 'upcoming', shows('status list upcoming')],
  ['/vod', 'finished', shows('status list vod')],
  ['/women-in-sport', undefined],
])('the status of the path %s is fixed', (path, status) => {
  expect(routeStatus(path)).toBe(status);
});
