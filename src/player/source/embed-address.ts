export interface EmbedAddress {
  url: string;
  /**
   * The sandbox permissions of the frame. A page of our own origin never gets both `allow-scripts` and
   * `allow-same-origin`.
   */
  sandbox: string;
}

const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms';

/**
 * Returns the address to embed and its sandbox, for https addresses and pages of this site; null if the
 * address may not be embedded.
 */
export function embedAddress(text: string, origin = globalThis.location?.origin): EmbedAddress | null {
  const base = origin && origin !== 'null' ? origin : undefined;
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  const own = url.origin === base;
  if ((url.protocol !== 'https:' && !own) || url.username || url.password) return null;
  return { url: url.href, sandbox: own ? SANDBOX : `${SANDBOX} allow-same-origin` };
}
