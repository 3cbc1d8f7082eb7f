export const CHOICES = ['known', 'new', 'refused', 'failed'] as const;
export type Choice = (typeof CHOICES)[number];

const PROVIDERS = ['google', 'facebook'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** The person whose code the demo page issued. The provider itself rejects the code of `fail`. */
export type Person = 'fan' | 'new' | 'fail';

/** Returns demo-<provider>-<person>-<random>, from which the demo backend can read the person. */
function encodeCode(provider: Provider, person: Person, random: string): string {
  return `demo-${provider}-${person}-${random}`;
}

export function decodeCode(code: string): { provider: Provider; person: Person } | null {
  const match = /^demo-(google|facebook)-(fan|new|fail)-[0-9a-z-]+$/.exec(code);
  const provider = PROVIDERS.find((name) => name === match?.[1]);
  const person = (['fan', 'new', 'fail'] as const).find((name) => name === match?.[2]);
  return provider && person ? { provider, person } : null;
}

export interface SocialRequest {
  provider: Provider;
  redirectUri: string;
  state: string;
}

/**
 * Parses the page's parameters. Returns null for a redirect to another origin, because codes must not leave
 * the site.
 */
export function parseSocialRequest(query: URLSearchParams, origin: string): SocialRequest | null {
  const provider = PROVIDERS.find((name) => name === query.get('provider'));
  const redirectUri = query.get('redirect_uri') ?? '';
  if (!provider || !URL.canParse(redirectUri, origin)) return null;
  const target = new URL(redirectUri, origin);
  if (target.origin !== origin || target.username || target.password) return null;
  return { provider, redirectUri: target.href, state: query.get('state') ?? '' };
}

/** Returns the URL to which the browser is redirected. */
export function redirectUrl(
  { provider, redirectUri, state }: SocialRequest,
  choice: Choice,
  random: string,
): string {
  const back = new URL(redirectUri);
  if (choice === 'refused') back.searchParams.set('error', 'access_denied');
  else
    back.searchParams.set(
      'code',
      encodeCode(provider, ({ known: 'fan', new: 'new', failed: 'fail' } as const)[choice], random),
    );
  if (state) back.searchParams.set('state', state);
  return back.href;
}
