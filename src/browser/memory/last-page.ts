import { isWithin, ownPath, paths } from '../../lib/links/paths';
import { isString } from '../../lib/parse/is';
import { persistedState } from '../storage/persisted-state';

const KEY = 'last_page';

const EXCLUDED_PATHS: readonly string[] = [
  paths.login,
  paths.registration,
  paths.verifyNotice,
  paths.verifyEmail,
  paths.passwordResetRequest,
  paths.passwordReset,
  paths.confirmAccountDeletion,
  paths.notFound,
  '/auth',
];

/** Whether a log-in may return to this page. Error pages and the pages of the log-in itself are excluded. */
function isWorthReturningTo(path: string): boolean {
  return !EXCLUDED_PATHS.some((excluded) => isWithin(path, excluded));
}

export function rememberPage(path: string, search: string): void {
  if (isWorthReturningTo(path)) persistedState.set(KEY, path + search);
}

/** Returns the page before the log-in, or home if that page is unknown or not on this site. */
export function lastPage(): string {
  return ownPath(persistedState.get(KEY, isString)) ?? paths.home;
}
