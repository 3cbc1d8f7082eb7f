import type { SocialProvider } from '@generated/model';

const PAGES: Record<SocialProvider, { address: string; scope: string }> = {
  google: { address: 'https://accounts.google.com/o/oauth2/v2/auth', scope: 'openid email profile' },
  facebook: { address: 'https://www.facebook.com/v23.0/dialog/oauth', scope: 'email,public_profile' },
};

interface ProviderRequest {
  provider: SocialProvider;
  clientId: string;
  origin: string;
  /** Sent as the `state` parameter: the callback is accepted only if it returns the same API key. */
  apiKey: string;
  language: string;
  /** The path of the demo page that replaces the provider's log-in page, or null. */
  demoPage: string | null;
}

export const callbackAddress = (origin: string, provider: SocialProvider) =>
  `${origin}/auth/login/${provider}/callback`;

/** The address of the provider's log-in page, which redirects to the callback page afterwards. */
export function providerAddress({
  provider,
  clientId,
  origin,
  apiKey,
  language,
  demoPage,
}: ProviderRequest): string {
  const { address, scope } = PAGES[provider];
  const url = new URL(demoPage ?? address, origin);
  const query = {
    client_id: clientId,
    redirect_uri: callbackAddress(origin, provider),
    response_type: 'code',
    scope,
    state: apiKey,
    ...(demoPage ? { provider } : {}),
    ...(provider === 'google' || demoPage ? { hl: language } : {}),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
