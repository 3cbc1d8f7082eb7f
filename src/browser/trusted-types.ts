/*
 * Where browsers support Trusted Types, the content security policy forbids to assign plain strings as HTML
 * or script addresses. The site's own code creates only these three policies; DOMPurify creates one of its own.
 */

interface Rules {
  createHTML?(text: string): string;
  createScriptURL?(address: string): string | null;
}

interface Factory {
  /** An object too, which is an empty text for the DOM. */
  readonly emptyHTML: string;
  /** The results are objects which DOM methods accept as HTML or as a script's address. */
  createPolicy(
    name: string,
    rules: Rules,
  ): { createHTML(text: string): string; createScriptURL(address: string): string };
}

declare global {
  var trustedTypes: Factory | undefined;
}

let inert: ReturnType<Factory['createPolicy']> | undefined;

/** Parses HTML without running or loading anything. For extracting text, never for display. */
export function inertDocument(html: string): Document {
  inert ??= globalThis.trustedTypes?.createPolicy('inert-text', { createHTML: (text) => text });
  return new DOMParser().parseFromString(inert?.createHTML(html) ?? html, 'text/html');
}

/** Same origin (workers included), or https. The content security policy restricts the hosts. */
export function isScriptAddress(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return false;
  const { href, origin: addressOrigin, protocol } = new URL(address, origin);
  if (protocol === 'blob:') return href.startsWith(`blob:${origin}/`);
  return addressOrigin === origin || protocol === 'https:';
}

/** The address of the site's service worker; the only one that its policy accepts. */
export function serviceWorkerAddress(): string {
  const own = '/service-worker.js';
  const policy = globalThis.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (address) => (address === own ? address : null),
  });
  return policy?.createScriptURL(own) ?? own;
}

let allowed = false;

/** Call before the first third-party script or streaming worker, which use plain strings. */
export function allowScriptAddresses(): void {
  if (allowed) return;
  allowed = true;
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isScriptAddress(address, location.origin) ? address : null),
  });
}
