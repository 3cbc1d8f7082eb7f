import { isWithin, paths } from '../../lib/links/paths';

/** Pages that are one viewer's own, or mean nothing to who finds them by a search engine. */
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

/** The same thing under another path. */
const SAME: Record<string, string> = { [paths.passes]: paths.packages };

/** Only these make another page of the same path; filters and campaigns do not. */
const TELLING = ['school', 'team'];

/** The one address of what is shown. */
export function canonicalPath(pathname: string, search: string): string {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const query = new URLSearchParams(search);
  const told = new URLSearchParams(
    TELLING.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const main = path.replace(/^\/watch_embed\//, '/watch/');
  return (SAME[main] ?? main) + (told.size > 0 ? `?${told}` : '');
}
