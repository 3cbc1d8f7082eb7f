import type { SocialProvider } from '@generated/model';

const PAGES: Record<SocialProvider, { address: string; scope: string }> = {
  google: { address: 'https://accounts.google.com/o/oauth2/v2/auth', scope: 'openid email profile' },
  facebook: { address: 'https://www.facebook.com/v23.0/dialog/oauth', scope: 'email,public_profile' },
};

interface Asking {
  provider: SocialProvider;
  clientId: string;
  origin: string;
  /** Comes back with the answer, which is taken only for the session that asked. */
  apiKey: string;
  language: string;
  /** A page in place of the provider's own. */
  standIn: string | null;
}

export const callbackAddress = (origin: string, provider: SocialProvider) =>
  `${origin}/auth/login/${provider}/callback`;

/** Where the browser goes to log in by a provider, and comes back from to the callback. */
export function providerAddress({ provider, clientId, origin, apiKey, language, standIn }: Asking): string {
  const { address, scope } = PAGES[provider];
  const url = new URL(standIn ?? address, origin);
  const query = {
    client_id: clientId,
    redirect_uri: callbackAddress(origin, provider),
    response_type: 'code',
    scope,
    state: apiKey,
    ...(standIn ? { provider } : {}),
    ...(provider === 'google' || standIn ? { hl: language } : {}),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
