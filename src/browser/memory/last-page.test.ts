import { eachCase, shows } from '@tests/statements/shows';
import { beforeEach, expect, test } from 'vitest';
import { storage } from '../storage/storage';
import { lastPage, rememberPage } from './last-page';

beforeEach(() => storage.clear());

test('remembers the last page with its query', shows('last page'), () => {
  rememberPage('/watch/12', '?t=40');
  expect(lastPage()).toBe('/watch/12?t=40');
});

eachCase([
  ['/login', shows('last page')],
  ['/registration'],
  ['/verify-email'],
  ['/password-reset'],
  ['/404', shows('last page')],
  ['/auth/login/google/callback'],
])('does not remember %s as the last page', (path) => {
  rememberPage('/packages', '');
  rememberPage(path, '');
  expect(lastPage()).toBe('/packages');
});

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 4])(
  'returns home after a stored last page of %s',
  (kept) => {
    storage.set('last_page', kept);
    expect(lastPage()).toBe('/');
  },
);
