/* In browsers with Trusted Types, the content security policy forbids assigning plain strings as HTML or
   script addresses. The site's own code creates only these three policies; DOMPurify creates its own. */

interface Rules {
  createHTML?(text: string): string;
  createScriptURL?(address: string): string | null;
}

interface Factory {
  /** An object that the DOM accepts as an empty HTML text. */
  readonly emptyHTML: string;
  /** Creates a policy. Its results are objects that DOM methods accept as HTML or as a script's address. */
  createPolicy(
    name: string,
    rules: Rules,
  ): { createHTML(text: string): string; createScriptURL(address: string): string };
}

declare global {
  var trustedTypes: Factory | undefined;
}

let inert: ReturnType<Factory['createPolicy']> | undefined;

/**
 * Parses HTML without running or loading anything in it. Use the result to extract text, never to display it.
 */
export function inertDocument(html: string): Document {
  inert ??= globalThis.trustedTypes?.createPolicy('inert-text', { createHTML: (text) => text });
  return new DOMParser().parseFromString(inert?.createHTML(html) ?? html, 'text/html');
}

/**
 * Whether a script or worker may load from an address: from the same origin, or by https. The content
 * security policy also restricts the hosts.
 */
export function isScriptAddress(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return false;
  const { href, origin: addressOrigin, protocol } = new URL(address, origin);
  if (protocol === 'blob:') return href.startsWith(`blob:${origin}/`);
  return addressOrigin === origin || protocol === 'https:';
}

/** Returns the address of the site's service worker, which is the only one that its policy accepts. */
export function serviceWorkerAddress(): string {
  const own = '/service-worker.js';
  const policy = globalThis.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (address) => (address === own ? address : null),
  });
  return policy?.createScriptURL(own) ?? own;
}

let allowed = false;

/**
 * Call this before the first third-party script or streaming worker loads, because they use plain strings as
 * addresses.
 */
export function allowScriptAddresses(): void {
  if (allowed) return;
  allowed = true;
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isScriptAddress(address, location.origin) ? address : null),
  });
}
