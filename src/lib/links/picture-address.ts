/**
 * Returns the address of a picture from the backend if it is http(s), relative or data:image; null for any
 * other scheme.
 */
export function pictureAddress(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address, 'https://site.invalid')) return null;
  const { protocol, username, pathname } = new URL(address, 'https://site.invalid');
  if (protocol === 'data:') return /^image\//i.test(pathname) ? address : null;
  return /^https?:$/.test(protocol) && username === '' ? address : null;
}
