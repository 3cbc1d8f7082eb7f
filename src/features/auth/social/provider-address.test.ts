import { eachCase, shows } from '@tests/statements/shows';
import { expect, test } from 'vitest';
import { providerAddress } from './provider-address';

const request = {
  clientId: 'northfield-client',
  origin: 'https://northfield.grandstand.test',
  apiKey: 'ak_1',
  language: 'fr',
  demoPage: null,
};

eachCase([
  [
    'google',
    'https://accounts.google.com/o/oauth2/v2/auth',
    'openid email profile',
    shows('call GET /auth/login/google/callback'),
  ],
  [
    'facebook',
    'https://www.facebook.com/v23.0/dialog/oauth',
    'email,public_profile',
    shows('call GET /auth/login/facebook/callback'),
  ],
] as const)(
  'the log-in address of %s requests a code and sends the API key as state',
  (provider, page, scope) => {
    const url = new URL(providerAddress({ ...request, provider }));
    expect(url.origin + url.pathname).toBe(page);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'northfield-client',
      redirect_uri: `https://northfield.grandstand.test/auth/login/${provider}/callback`,
      response_type: 'code',
      scope,
      state: 'ak_1',
    });
  },
);

test('providerAddress can point to a page of the site that replaces the provider’s page', () => {
  const url = new URL(providerAddress({ ...request, provider: 'facebook', demoPage: '/demo/social.html' }));
  expect(url.origin + url.pathname).toBe('https://northfield.grandstand.test/demo/social.html');
  expect(url.searchParams.get('provider')).toBe('facebook');
  expect(url.searchParams.get('state')).toBe('ak_1');
});
