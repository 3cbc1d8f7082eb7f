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
  test.each(['/', '/login', '/profile', '/watch/4', '/buy', '/profile/sessions/add'])('from %s', (path) => {
    expect(at(path, { viewer: temporary })).toEqual(to('/profile/edit'));
  });
  test('which itself opens', () => {
    expect(at('/profile/edit', { viewer: temporary })).toEqual(on);
  });
});

describe('a logged-in user has no use for log-in pages', () => {
  test.each(['/login', '/registration', '/password-reset-request', '/password-reset'])('%s', (path) => {
    expect(at(path, { viewer: user })).toEqual(to('/'));
    expect(at(path)).toEqual(on);
  });
  test('but who logs in there goes on to where they were', () => {
    expect(at('/login', { viewer: user, onwards: '/buy?package_id=3' })).toEqual(to('/buy?package_id=3'));
    expect(at('/login', { viewer: temporary, onwards: '/packages' })).toEqual(to('/profile/edit'));
  });
});

describe('a visitor going from log-in or registration to /buy is sent back', () => {
  test.each([
    ['/login', visitor, { go: 'back' }],
    ['/registration', visitor, { go: 'back' }],
    ['/packages', visitor, on],
    [null, visitor, on],
    ['/login', user, on],
  ])('from %s', (from, viewer, verdict) => {
    expect(at('/buy', { from, viewer })).toEqual(verdict);
  });
});

describe('the profile needs a log-in', () => {
  test.each(['/profile', '/profile/edit', '/profile/transactions', '/profile/sessions/add'])('%s', (path) => {
    expect(at(path)).toEqual(to('/login'));
  });
  test('but not what only starts alike', () => {
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
  ])('remote_auth %s', (remoteAuth, verdict) => {
    expect(at('/profile/sessions/add', { viewer: user, remoteAuth, search: '?code=123456' })).toEqual(
      verdict,
    );
  });
});
