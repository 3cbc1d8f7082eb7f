import { isWithin, ownPath, paths } from '../../lib/links/paths';
import { isString } from '../../lib/parse/is';
import { storage } from '../storage/storage';

const KEY = 'last_page';

const FORGOTTEN: readonly string[] = [
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

/** Whether a log-in may lead back here: any page but those about logging in, and errors. */
function isWorthReturningTo(path: string): boolean {
  return !FORGOTTEN.some((forgotten) => isWithin(path, forgotten));
}

export function rememberPage(path: string, search: string): void {
  if (isWorthReturningTo(path)) storage.set(KEY, path + search);
}

/** Where the viewer was before logging in; home when that is unknown or not ours. */
export function lastPage(): string {
  return ownPath(storage.get(KEY, isString)) ?? paths.home;
}
