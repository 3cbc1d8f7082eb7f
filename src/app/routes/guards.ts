import { isWithin, paths } from '../../lib/links/paths';
import { remoteAuthTarget } from '../../lib/links/remote-auth';

export interface GuardInput {
  path: string;
  search: string;
  /** The path that the viewer comes from within the site; null on arrival. */
  from: string | null;
  viewer: { temporary_password: boolean } | null;
  /** The channel's auth.remote_auth: where devices are linked. */
  remoteAuth: string | null;
  /** Where logging in on this very page leads; null for a viewer who came here signed in. */
  onwards: string | null;
}

export type GuardVerdict =
  | { go: 'on' }
  | { go: 'back' }
  | { go: 'to'; path: string }
  | { go: 'out'; url: string };

const ON: GuardVerdict = { go: 'on' };
const to = (path: string): GuardVerdict => ({ go: 'to', path });

const AUTH_PAGES: readonly string[] = [
  paths.login,
  paths.registration,
  paths.passwordResetRequest,
  paths.passwordReset,
];
const LOGIN_PAGES: readonly (string | null)[] = [paths.login, paths.registration];

/** Who may be where. The first rule that applies decides. */
export function guard({ path, search, from, viewer, remoteAuth, onwards }: GuardInput): GuardVerdict {
  if (viewer?.temporary_password) return path === paths.editProfile ? ON : to(paths.editProfile);
  if (viewer && AUTH_PAGES.includes(path)) return to(onwards ?? paths.home);
  if (!viewer && path === paths.buy && LOGIN_PAGES.includes(from)) return { go: 'back' };
  if (!viewer && isWithin(path, paths.profile)) return to(paths.login);
  if (path === paths.linkDevice) return linkDevice(remoteAuth, search);
  return ON;
}

function linkDevice(remoteAuth: string | null, search: string): GuardVerdict {
  if (!remoteAuth) return to(paths.profile);
  if (remoteAuth === paths.linkDevice) return ON;
  const target = remoteAuthTarget(remoteAuth, search);
  if (!target) return to(paths.profile);
  return 'path' in target ? to(target.path) : { go: 'out', url: target.url };
}
