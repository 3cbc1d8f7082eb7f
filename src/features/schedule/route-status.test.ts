import type { Page } from '@generated/model';
import { eachCase, shows } from '@tests/statements/shows';
import { expect, test } from 'vitest';
import { pageAt, routeStatus } from './route-status';

eachCase([
  ['/schedule', null],
  ['/live', 'live', shows('status list live')],
  ['/upcoming', 'upcoming', shows('status list upcoming')],
  ['/upcoming/', 'upcoming', shows('status list upcoming')],
  ['/vod', 'finished', shows('status list vod')],
  ['/women-in-sport', undefined],
])('routeStatus of the path %s is %s', (path, status) => {
  expect(routeStatus(path)).toBe(status);
});

test.each([
  ['/women-in-sport', 7],
  ['/women', 7],
  ['/men-in-sport', undefined],
  ['/live', undefined],
])('pageAt finds for the path %s the channel page %o', (path, id) => {
  const page = { id: 7, name: 'women', url: '/women-in-sport', alt_name: 'women' } as Page;
  expect(pageAt([page, { ...page, id: 8, url: '/live' }], path)?.id).toBe(id);
});
