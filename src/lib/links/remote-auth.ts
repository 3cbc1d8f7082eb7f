import { ownPath } from './paths';

/**
 * Returns the target of a channel's auth.remote_auth: a path of the site or an https address; null for
 * anything else.
 */
export function remoteAuthTarget(
  remoteAuth: string,
  search: string,
): { path: string } | { url: string } | null {
  if (remoteAuth.startsWith('/')) {
    const path = ownPath(remoteAuth);
    return path === null ? null : { path: path + search };
  }
  if (!URL.canParse(remoteAuth)) return null;
  const url = new URL(remoteAuth);
  if (url.protocol !== 'https:' || url.username || url.password) return null;
  for (const [name, value] of new URLSearchParams(search)) url.searchParams.append(name, value);
  return { url: url.href };
}
