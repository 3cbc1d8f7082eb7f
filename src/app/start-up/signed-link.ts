import { paths } from '../../lib/links/paths';

/** Pages that an e-mail or a provider leads to with what nobody else may see, and the names of it. */
const SECRETS: Record<string, readonly string[]> = {
  [paths.verifyEmail]: ['email', 'expires', 'signature'],
  [paths.passwordReset]: ['email', 'expires', 'signature'],
  [paths.confirmAccountDeletion]: ['email', 'expires', 'signature'],
  '/auth/login/google/callback': ['code', 'state', 'error', 'error_description'],
  '/auth/login/facebook/callback': ['code', 'state', 'error', 'error_description'],
};

/** An address without its secrets, and the secrets; null where it has none. */
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
 * Takes the secrets out of the address before anything remembers or reports it. They stay in this
 * entry of the tab's history, where the router finds them as the location's state, even after a reload.
 */
export function moveSecretsToHistoryState(): void {
  const stowed = withoutSecrets(location.href);
  if (stowed) history.replaceState({ usr: { link: stowed.secrets }, key: 'link', idx: 0 }, '', stowed.href);
}
