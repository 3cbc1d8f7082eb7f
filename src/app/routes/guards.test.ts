import { eachCase, shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { type GuardInput, type GuardVerdict, guard } from './guards';

const visitor = null;
const user = { temporary_password: false };
const temporary = { temporary_password: true };

function at(path: string, input: Partial<GuardInput> = {}): GuardVerdict {
  return guard({ path, search: '', from: null, viewer: visitor, remoteAuth: null, onwards: null, ...input });
}

const on = { go: 'on' };
const to = (path: string) => ({ go: 'to', path });

describe('a temporary password forces /profile/edit', () => {
  test.each(['/', '/login', '/profile', '/watch/4', '/buy', '/profile/sessions/add'])(
    'from %s',
    shows('guard temporary password'),
    (path) => {
      expect(at(path, { viewer: temporary })).toEqual(to('/profile/edit'));
    },
  );
  test('which itself opens', shows('guard temporary password'), () => {
    expect(at('/profile/edit', { viewer: temporary })).toEqual(on);
  });
});

describe('a logged-in user has no use for log-in pages', () => {
  eachCase([
    ['/login', shows('guard signed in at /login')],
    ['/registration', shows('guard signed in at /registration')],
    [
      '/password-reset-request',
      shows('guard signed in at /password-reset-request', 'guard signed in at /password-reset'),
    ],
    ['/password-reset', shows('guard signed in at /password-reset')],
  ])('%s', (path) => {
    expect(at(path, { viewer: user })).toEqual(to('/'));
    expect(at(path)).toEqual(on);
  });
  test('but who logs in there goes on to where they were', () => {
    expect(at('/login', { viewer: user, onwards: '/buy?package_id=3' })).toEqual(to('/buy?package_id=3'));
    expect(at('/login', { viewer: temporary, onwards: '/packages' })).toEqual(to('/profile/edit'));
  });
});

describe('a visitor going from log-in or registration to /buy is sent back', () => {
  eachCase([
    ['/login', visitor, { go: 'back' }, shows('guard log-in to /buy')],
    ['/registration', visitor, { go: 'back' }, shows('guard log-in to /buy')],
    ['/packages', visitor, on],
    [null, visitor, on],
    ['/login', user, on, shows('guard log-in to /buy')],
  ])('from %s', (from, viewer, verdict) => {
    expect(at('/buy', { from, viewer })).toEqual(verdict);
  });
});

test('a visitor goes on from log-in to any page but /buy', () => {
  expect(at('/packages', { from: '/login' })).toEqual(on);
});

describe('the profile needs a log-in', () => {
  test.each(['/profile', '/profile/edit', '/profile/transactions', '/profile/sessions/add'])(
    '%s',
    shows('the profile requires a log-in'),
    (path) => {
      expect(at(path)).toEqual(to('/login'));
    },
  );
  test('but not what only starts alike', shows('the profile requires a log-in'), () => {
    expect(at('/profiles')).toEqual(on);
  });
});

describe('linking a device goes where the channel says', () => {
  test.each([
    [null, to('/profile')],
    ['/profile/sessions/add', on],
    ['/activate', to('/activate?code=123456')],
    ['//evil.example', to('/profile')],
    ['javascript:alert(1)', to('/profile')],
    ['http://tv.example.com/activate', to('/profile')],
    ['https://tv.example.com/activate', { go: 'out', url: 'https://tv.example.com/activate?code=123456' }],
  ])('remote_auth %s', shows('guard link a device'), (remoteAuth, verdict) => {
    expect(at('/profile/sessions/add', { viewer: user, remoteAuth, search: '?code=123456' })).toEqual(
      verdict,
    );
  });
});
