import { isWithin, paths } from '../../lib/links/paths';

/** Pages that search engines should not list, because they are personal or useless as a search result. */
const UNLISTED: readonly string[] = [
  paths.profile,
  paths.buy,
  '/select-package',
  paths.login,
  paths.registration,
  paths.verifyNotice,
  paths.verifyEmail,
  paths.passwordReset,
  paths.passwordResetRequest,
  paths.confirmAccountDeletion,
  paths.notFound,
  '/auth',
  '/share',
  '/watch_embed',
];

export const isListed = (path: string): boolean => !UNLISTED.some((unlisted) => isWithin(path, unlisted));

/** Paths that show the same page as another path, which is the canonical one. */
const CANONICAL_PATHS: Record<string, string> = { [paths.passes]: paths.packages };

/** Only these query parameters make a different page; filters and campaigns do not. */
const SIGNIFICANT_PARAMETERS = ['school', 'team'];

/** Returns the canonical path, which is the same for all addresses that show the same page. */
export function canonicalPath(pathname: string, search: string): string {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const query = new URLSearchParams(search);
  const significant = new URLSearchParams(
    SIGNIFICANT_PARAMETERS.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const main = path.replace(/^\/watch_embed\//, '/watch/');
  return (CANONICAL_PATHS[main] ?? main) + (significant.size > 0 ? `?${significant}` : '');
}
