import { describe, expect, test } from 'vitest';
import { answerTo, decodeCode, readAsked } from './social-answer.ts';

const ORIGIN = 'https://northfield.grandstand.test';
const CALLBACK = `${ORIGIN}/auth/login/google/callback`;
const asked = (redirect: string, provider = 'google') =>
  readAsked(new URLSearchParams({ provider, redirect_uri: redirect, state: 'key-1' }), ORIGIN);

describe('goes back to this site alone', () => {
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
  ])('%s is refused', (redirect) => expect(asked(redirect)).toBeNull());

  test('an unknown provider is refused', () => expect(asked(CALLBACK, 'other')).toBeNull());
  test('a path of this site is taken', () =>
    expect(asked('/auth/callback')?.redirectUri).toBe(`${ORIGIN}/auth/callback`));
});

describe('answers', () => {
  test.each([
    ['known', 'fan'],
    ['new', 'new'],
    ['failed', 'fail'],
  ] as const)('%s with a code for %s and the state', (choice, person) => {
    const request = asked(CALLBACK);
    if (!request) throw new Error('refused');
    const back = new URL(answerTo(request, choice, 'a1b2'));
    expect(back.origin + back.pathname).toBe(CALLBACK);
    expect(back.searchParams.get('state')).toBe('key-1');
    expect(decodeCode(back.searchParams.get('code') ?? '')).toEqual({ provider: 'google', person });
  });

  test('a refusal with an error and no code', () => {
    const request = asked(CALLBACK);
    if (!request) throw new Error('refused');
    const back = new URL(answerTo(request, 'refused', 'a1b2'));
    expect(Object.fromEntries(back.searchParams)).toEqual({ error: 'access_denied', state: 'key-1' });
  });
});

test.each(['', 'demo-google-admin-1', '4/0AdQt8qhdemo', 'demo-other-fan-1'])(
  '%j is no code of the demo',
  (code) => expect(decodeCode(code)).toBeNull(),
);
