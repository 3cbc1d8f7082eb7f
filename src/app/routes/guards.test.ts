import { eachCase, shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { type GuardInput, type GuardVerdict, guard } from './guards';

const visitor = null;
const user = { temporary_password: false };
const temporary = { temporary_password: true };

function at(path: string, input: Partial<GuardInput> = {}): GuardVerdict {
  return guard({
    path,
    search: '',
    from: null,
    viewer: visitor,
    remoteAuth: null,
    targetAfterLogIn: null,
    hasLoggedOut: false,
    ...input,
  });
}

const stay = { action: 'stay' };
const to = (path: string) => ({ action: 'to', path });

describe('guard for a viewer with a temporary password', () => {
  test.each(['/', '/login', '/profile', '/watch/4', '/buy', '/profile/sessions/add'])(
    'a viewer with a temporary password is redirected from %s to /profile/edit',
    shows('guard temporary password'),
    (path) => {
      expect(at(path, { viewer: temporary })).toEqual(to('/profile/edit'));
    },
  );
  test('a viewer with a temporary password may open /profile/edit', shows('guard temporary password'), () => {
    expect(at('/profile/edit', { viewer: temporary })).toEqual(stay);
  });
});

describe('guard for log-in pages', () => {
  eachCase([
    ['/login', shows('guard signed in at /login')],
    ['/registration', shows('guard signed in at /registration')],
    [
      '/password-reset-request',
      shows('guard signed in at /password-reset-request', 'guard signed in at /password-reset'),
    ],
    ['/password-reset', shows('guard signed in at /password-reset')],
  ])('a signed-in viewer is redirected from %s to home', (path) => {
    expect(at(path, { viewer: user })).toEqual(to('/'));
    expect(at(path)).toEqual(stay);
  });
  test('a viewer who logs in on the log-in page is redirected to where they were', () => {
    expect(at('/login', { viewer: user, targetAfterLogIn: '/buy?package_id=3' })).toEqual(
      to('/buy?package_id=3'),
    );
    expect(at('/login', { viewer: temporary, targetAfterLogIn: '/packages' })).toEqual(to('/profile/edit'));
  });
});

describe('guard for /buy', () => {
  eachCase([
    ['/login', visitor, { action: 'back' }, shows('guard log-in to /buy')],
    ['/registration', visitor, { action: 'back' }, shows('guard log-in to /buy')],
    ['/packages', visitor, stay],
    [null, visitor, stay],
    ['/login', user, stay, shows('guard log-in to /buy')],
  ])('decides whether a viewer who comes from %s may open /buy', (from, viewer, verdict) => {
    expect(at('/buy', { from, viewer })).toEqual(verdict);
  });
});

test('a visitor who leaves the log-in may open any page but /buy', () => {
  expect(at('/packages', { from: '/login' })).toEqual(stay);
});

describe('guard for the profile', () => {
  test.each(['/profile', '/profile/edit', '/profile/transactions', '/profile/sessions/add'])(
    'a visitor is redirected from %s to the log-in',
    shows('the profile requires a log-in'),
    (path) => {
      expect(at(path)).toEqual(to('/login'));
    },
  );
  test('a viewer who logs out in the profile is redirected to home, not to the log-in', () => {
    expect(at('/profile/clips', { hasLoggedOut: true })).toEqual(to('/'));
  });
  test(
    'a visitor may open a path that only starts like the path of the profile',
    shows('the profile requires a log-in'),
    () => {
      expect(at('/profiles')).toEqual(stay);
    },
  );
});

describe('guard for linking a device', () => {
  test.each([
    [null, to('/profile')],
    ['/profile/sessions/add', stay],
    ['/activate', to('/activate?code=123456')],
    ['//evil.example', to('/profile')],
    ['javascript:alert(1)', to('/profile')],
    ['http://tv.example.com/activate', to('/profile')],
    [
      'https://tv.example.com/activate',
      { action: 'out', url: 'https://tv.example.com/activate?code=123456' },
    ],
  ])(
    'linking a device with the setting remote_auth %s redirects to its target',
    shows('guard link a device'),
    (remoteAuth, verdict) => {
      expect(at('/profile/sessions/add', { viewer: user, remoteAuth, search: '?code=123456' })).toEqual(
        verdict,
      );
    },
  );
});
