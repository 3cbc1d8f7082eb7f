import { ownPath } from './paths';

const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * Returns the target of a channel's link if it is allowed: a path of the site, or a web, mail or phone
 * address. Otherwise null.
 */
export function safeLink(href: string | null): string | null {
  const own = ownPath(href);
  if (own || !href || /^[/\\]/.test(href)) return own;
  return URL.canParse(href) && SCHEMES.includes(new URL(href).protocol) ? new URL(href).href : null;
}
