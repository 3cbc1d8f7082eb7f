export interface EmbedAddress {
  url: string;
  /** Sandbox permissions of the frame. A page of our own origin never gets both scripts and same-origin. */
  sandbox: string;
}

const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms';

/** The address to embed and its sandbox: https only, or a page of this site; null if it may not be embedded. */
export function embedAddress(text: string, origin = globalThis.location?.origin): EmbedAddress | null {
  const base = origin && origin !== 'null' ? origin : undefined;
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  const own = url.origin === base;
  if ((url.protocol !== 'https:' && !own) || url.username || url.password) return null;
  return { url: url.href, sandbox: own ? SANDBOX : `${SANDBOX} allow-same-origin` };
}
