import { safeLink } from '../../lib/links/safe-link';

/** Allowed in channel HTML: text structure, links and pictures. Other elements are removed, their text stays. */
export const ALLOWED_TAGS = [
  ...['a', 'b', 'blockquote', 'br', 'caption', 'cite', 'code', 'dd', 'del', 'div', 'dl', 'dt', 'em'],
  ...['figcaption', 'figure', 'h2', 'h3', 'h4', 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'mark', 'ol', 'p'],
  ...['pre', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th'],
  ...['thead', 'time', 'tr', 'u', 'ul'],
];

/** `href` and `src` are for links and pictures only. */
export const ALLOWED_ATTRIBUTES = [
  ...['alt', 'title', 'width', 'height', 'lang', 'dir', 'datetime', 'start', 'colspan', 'rowspan', 'scope'],
];

/** Each link gets these. */
export const LINK_ATTRIBUTES = { rel: 'noreferrer' };

/** Each picture gets these. */
export const PICTURE_ATTRIBUTES = { loading: 'lazy', referrerPolicy: 'no-referrer', fetchPriority: 'low' };

/** The address of a picture: a path of the site, or of the web. */
export function safePicture(src: string | null): string | null {
  const link = safeLink(src);
  return link && /^(\/|https?:)/.test(link) ? link : null;
}
