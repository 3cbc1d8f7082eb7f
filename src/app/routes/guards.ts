import { isWithin, paths } from '../../lib/links/paths';
import { remoteAuthTarget } from '../../lib/links/remote-auth';

export interface GuardInput {
  path: string;
  search: string;
  /** The previous path within the site; null for the first page. */
  from: string | null;
  viewer: { temporary_password: boolean } | null;
  /** The channel's setting auth.remote_auth, which is the address for linking devices. */
  remoteAuth: string | null;
  /** The page to show after a log-in on this page; null for a viewer who was already signed in. */
  targetAfterLogIn: string | null;
  /** Whether the viewer logged out on this page. */
  hasLoggedOut: boolean;
}

export type GuardVerdict =
  | { action: 'stay' }
  | { action: 'back' }
  | { action: 'to'; path: string }
  | { action: 'out'; url: string };

const STAY: GuardVerdict = { action: 'stay' };
const to = (path: string): GuardVerdict => ({ action: 'to', path });

const AUTH_PAGES: readonly string[] = [
  paths.login,
  paths.registration,
  paths.passwordResetRequest,
  paths.passwordReset,
];
const LOGIN_PAGES: readonly (string | null)[] = [paths.login, paths.registration];

/** Whether the guard's decision for this path depends on the viewer. */
export const needsViewer = (path: string): boolean =>
  AUTH_PAGES.includes(path) || path === paths.buy || isWithin(path, paths.profile);

/** Decides whether the viewer may see a path. The first rule that applies wins. */
export function guard({
  path,
  search,
  from,
  viewer,
  remoteAuth,
  targetAfterLogIn: afterLogIn,
  hasLoggedOut,
}: GuardInput): GuardVerdict {
  if (viewer?.temporary_password) return path === paths.editProfile ? STAY : to(paths.editProfile);
  if (viewer && AUTH_PAGES.includes(path)) return to(afterLogIn ?? paths.home);
  if (!viewer && path === paths.buy && LOGIN_PAGES.includes(from)) return { action: 'back' };
  if (!viewer && isWithin(path, paths.profile)) return to(hasLoggedOut ? paths.home : paths.login);
  if (path === paths.linkDevice) return linkDevice(remoteAuth, search);
  return STAY;
}

function linkDevice(remoteAuth: string | null, search: string): GuardVerdict {
  if (!remoteAuth) return to(paths.profile);
  if (remoteAuth === paths.linkDevice) return STAY;
  const target = remoteAuthTarget(remoteAuth, search);
  if (!target) return to(paths.profile);
  return 'path' in target ? to(target.path) : { action: 'out', url: target.url };
}
