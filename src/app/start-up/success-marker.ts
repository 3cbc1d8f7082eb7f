const MARKER = 'key_refreshed';

/** Returns the address to reload after the API key was fetched again. */
export function withSuccessMarker(href: string): string {
  const url = new URL(href);
  url.searchParams.set(MARKER, '1');
  return url.href;
}

/** Returns the address without the marker, or null if it has none. */
export function withoutSuccessMarker(href: string): string | null {
  const url = new URL(href);
  if (!url.searchParams.has(MARKER)) return null;
  url.searchParams.delete(MARKER);
  return url.href;
}
