import { ownPath } from './paths';

const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/** Where a link of a channel may lead: paths of the site, the web, a mail, a call. */
export function safeLink(href: string | null): string | null {
  const own = ownPath(href);
  if (own || !href || /^[/\\]/.test(href)) return own;
  return URL.canParse(href) && SCHEMES.includes(new URL(href).protocol) ? new URL(href).href : null;
}
