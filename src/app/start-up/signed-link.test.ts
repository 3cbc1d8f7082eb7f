import { eachCase, shows } from '@tests/statements/shows';
import { expect, test } from 'vitest';
import { withoutSecrets } from './signed-link';

const SITE = 'https://northfield.grandstand.test';

eachCase([
  [
    '/verify-email?email=new%40grandstand.test&expires=1794510000&signature=9c1f',
    '/verify-email',
    { email: 'new@grandstand.test', expires: '1794510000', signature: '9c1f' },
    shows('key name email'),
  ],
  [
    '/password-reset/?email=a%2Bb%40c.test&signature=x&trk=mail',
    '/password-reset/?trk=mail',
    { email: 'a+b@c.test', signature: 'x' },
  ],
  ['/confirm-account-deletion?signature=x', '/confirm-account-deletion', { signature: 'x' }],
  [
    '/auth/login/google/callback?code=4%2F0&state=key',
    '/auth/login/google/callback',
    { code: '4/0', state: 'key' },
  ],
  [
    '/auth/login/facebook/callback?error=access_denied',
    '/auth/login/facebook/callback',
    { error: 'access_denied' },
  ],
])('removes the secrets from the address %s, which becomes %s', (from, to, secrets) => {
  expect(withoutSecrets(SITE + from)).toEqual({ href: SITE + to, secrets });
});

test.each([
  '/',
  '/profile/sessions/add?code=123456',
  '/contacts?email=fan%40grandstand.test',
  '/verify-email',
])('leaves the address %s without secrets unchanged', (path) =>
  expect(withoutSecrets(SITE + path)).toBeNull(),
);
