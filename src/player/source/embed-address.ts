export interface EmbedAddress {
  url: string;
  /** What the framed page may do. A page of our own origin never gets both scripts and our origin. */
  sandbox: string;
}

const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms';

/** Whether an address may be framed, and how: https only, or a page of this site's own. */
export function embedAddress(text: string, origin = globalThis.location?.origin): EmbedAddress | null {
  const base = origin && origin !== 'null' ? origin : undefined;
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  const own = url.origin === base;
  if ((url.protocol !== 'https:' && !own) || url.username || url.password) return null;
  return { url: url.href, sandbox: own ? SANDBOX : `${SANDBOX} allow-same-origin` };
}
