import { describe, expect, test } from 'vitest';
import { decodeCode, parseSocialRequest, redirectUrl } from './social-redirect.ts';

const ORIGIN = 'https://northfield.grandstand.test';
const CALLBACK = `${ORIGIN}/auth/login/google/callback`;
const parse = (redirect: string, provider = 'google') =>
  parseSocialRequest(new URLSearchParams({ provider, redirect_uri: redirect, state: 'key-1' }), ORIGIN);

describe('parsing a social log-in request', () => {
  test.each([
    'https://elsewhere.example/auth/login/google/callback',
    '//elsewhere.example/',
    'javascript:alert(1)',
    'data:text/html,hello',
    'https://northfield.grandstand.test.elsewhere.example/',
    'https://northfield.grandstand.test@elsewhere.example/',
    'https://fan:word@northfield.grandstand.test/',
    'http://northfield.grandstand.test/',
    'https://[',
  ])('social log-in rejects the redirect to %s', (redirect) => expect(parse(redirect)).toBeNull());

  test('social log-in rejects an unknown provider', () => expect(parse(CALLBACK, 'other')).toBeNull());
  test('social log-in accepts a redirect to a path of this site', () =>
    expect(parse('/auth/callback')?.redirectUri).toBe(`${ORIGIN}/auth/callback`));
});

describe('redirecting back from social log-in', () => {
  test.each([
    ['known', 'fan'],
    ['new', 'new'],
    ['failed', 'fail'],
  ] as const)(
    'the social log-in choice %s returns a code for the person %s, and the state',
    (choice, person) => {
      const request = parse(CALLBACK);
      if (!request) throw new Error('refused');
      const back = new URL(redirectUrl(request, choice, 'a1b2'));
      expect(back.origin + back.pathname).toBe(CALLBACK);
      expect(back.searchParams.get('state')).toBe('key-1');
      expect(decodeCode(back.searchParams.get('code') ?? '')).toEqual({ provider: 'google', person });
    },
  );

  test('a refused social log-in returns an error and no code', () => {
    const request = parse(CALLBACK);
    if (!request) throw new Error('refused');
    const back = new URL(redirectUrl(request, 'refused', 'a1b2'));
    expect(Object.fromEntries(back.searchParams)).toEqual({ error: 'access_denied', state: 'key-1' });
  });
});

test.each(['', 'demo-google-admin-1', '4/0AdQt8qhdemo', 'demo-other-fan-1'])(
  'decodeCode returns null for %j',
  (code) => expect(decodeCode(code)).toBeNull(),
);
