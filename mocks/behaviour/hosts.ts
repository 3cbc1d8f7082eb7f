/** The demo answers for its own name, for this machine and for any address a developer serves it from. */
const OTHER_CHANNELS = /^(unknown|another)\./;

export function isOurHost(hostname: string): boolean {
  return /^[a-z0-9.:[\]-]+$/.test(hostname) && !OTHER_CHANNELS.test(hostname);
}
