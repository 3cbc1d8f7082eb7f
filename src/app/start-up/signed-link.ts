import { paths } from '../../lib/links/paths';

/**
 * The pages that are opened from an e-mail or by a social provider with secrets in the query, with the names
 * of those parameters.
 */
const SECRETS: Record<string, readonly string[]> = {
  [paths.verifyEmail]: ['email', 'expires', 'signature'],
  [paths.passwordReset]: ['email', 'expires', 'signature'],
  [paths.confirmAccountDeletion]: ['email', 'expires', 'signature'],
  '/auth/login/google/callback': ['code', 'state', 'error', 'error_description'],
  '/auth/login/facebook/callback': ['code', 'state', 'error', 'error_description'],
};

/** Returns the address without its secrets, and the secrets; null if it has none. */
export function withoutSecrets(href: string): { href: string; secrets: Record<string, string> } | null {
  const url = new URL(href);
  const names = SECRETS[url.pathname.replace(/(.)\/+$/, '$1')] ?? [];
  const secrets: Record<string, string> = {};
  for (const name of names) {
    const value = url.searchParams.get(name);
    if (value !== null) secrets[name] = value;
    url.searchParams.delete(name);
  }
  return Object.keys(secrets).length > 0 ? { href: url.href, secrets } : null;
}

/**
 * Removes secrets from the address before anything stores or reports it. They move to this history entry's
 * state, where the router finds them even after a reload.
 */
export function moveSecretsToHistoryState(): void {
  const link = withoutSecrets(location.href);
  if (link) history.replaceState({ usr: { link: link.secrets }, key: 'link', idx: 0 }, '', link.href);
}
