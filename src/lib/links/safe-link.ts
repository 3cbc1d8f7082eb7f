import { ownPath } from './paths';

const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/** The allowed targets of a channel's link: paths of the site, web, mail and phone. */
export function safeLink(href: string | null): string | null {
  const own = ownPath(href);
  if (own || !href || /^[/\\]/.test(href)) return own;
  return URL.canParse(href) && SCHEMES.includes(new URL(href).protocol) ? new URL(href).href : null;
}
