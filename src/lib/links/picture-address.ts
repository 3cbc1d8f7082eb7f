/**
 * The address of a picture that a backend sent: on the web, on the site, or the picture itself. Null for any other
 * scheme: no browser shows those as a picture.
 */
export function pictureAddress(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address, 'https://site.invalid')) return null;
  const { protocol, username, pathname } = new URL(address, 'https://site.invalid');
  if (protocol === 'data:') return /^image\//i.test(pathname) ? address : null;
  return /^https?:$/.test(protocol) && username === '' ? address : null;
}
