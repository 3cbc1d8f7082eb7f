/*
 * Trusted Types: where the browser has them, the site's content policy lets no plain text become HTML or the address
 * of a script. These two policies are all that the site's own code makes; DOMPurify brings one of its own.
 */

interface Rules {
  createHTML?(text: string): string;
  createScriptURL?(address: string): string | null;
}

interface Factory {
  /** What a policy makes is no text, but whatever takes HTML takes it as one. */
  createPolicy(name: string, rules: Rules): { createHTML(text: string): string };
}

declare global {
  var trustedTypes: Factory | undefined;
}

let inert: ReturnType<Factory['createPolicy']> | undefined;

/** HTML as a document without a window: nothing in it loads or runs. For reading its words, never to be shown. */
export function inertDocument(html: string): Document {
  inert ??= globalThis.trustedTypes?.createPolicy('inert-text', { createHTML: (text) => text });
  return new DOMParser().parseFromString(inert?.createHTML(html) ?? html, 'text/html');
}

/** Of this origin, its workers included, or by https. Which hosts those may be is the content policy's to say. */
export function isScriptAddress(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return false;
  const { href, origin: theirs, protocol } = new URL(address, origin);
  if (protocol === 'blob:') return href.startsWith(`blob:${origin}/`);
  return theirs === origin || protocol === 'https:';
}

let allowed = false;

/** Before the first script from elsewhere, or the first worker of the streaming engine, which give plain texts. */
export function allowScriptAddresses(): void {
  if (allowed) return;
  allowed = true;
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isScriptAddress(address, location.origin) ? address : null),
  });
}
