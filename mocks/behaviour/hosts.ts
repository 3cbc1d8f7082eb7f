/**
 * The demo accepts every host name except these, so that it also works on localhost and on a developer's
 * address.
 */
const OTHER_CHANNELS = /^(unknown|another)\./;

export function isOurHost(hostname: string): boolean {
  return /^[a-z0-9.:[\]-]+$/.test(hostname) && !OTHER_CHANNELS.test(hostname);
}
