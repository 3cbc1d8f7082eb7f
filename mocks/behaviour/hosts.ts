/**
 * The demo answers for its own host name, for localhost and for any address from which a developer serves it.
 */
const OTHER_CHANNELS = /^(unknown|another)\./;

export function isOurHost(hostname: string): boolean {
  return /^[a-z0-9.:[\]-]+$/.test(hostname) && !OTHER_CHANNELS.test(hostname);
}
