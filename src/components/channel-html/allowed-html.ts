import { safeLink } from '../../lib/links/safe-link';

/**
 * The elements allowed in channel HTML: text structure, links and images. Other elements
 * are removed, but their text is kept.
 */
export const ALLOWED_TAGS = [
  ...['a', 'b', 'blockquote', 'br', 'caption', 'cite', 'code', 'dd', 'del', 'div', 'dl', 'dt', 'em'],
  ...['figcaption', 'figure', 'h2', 'h3', 'h4', 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'mark', 'ol', 'p'],
  ...['pre', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th'],
  ...['thead', 'time', 'tr', 'u', 'ul'],
];

/** The attributes allowed on every element. `href` and `src` are allowed only on links and images. */
export const ALLOWED_ATTRIBUTES = [
  ...['alt', 'title', 'width', 'height', 'lang', 'dir', 'datetime', 'start', 'colspan', 'rowspan', 'scope'],
];

/** The attributes that are added to each link. */
export const LINK_ATTRIBUTES = { rel: 'noreferrer' };

/** The attributes that are added to each image. */
export const PICTURE_ATTRIBUTES = { loading: 'lazy', referrerPolicy: 'no-referrer', fetchPriority: 'low' };

/** Returns the URL of an image if it is a path of the site or a web URL, otherwise null. */
export function safePicture(src: string | null): string | null {
  const link = safeLink(src);
  return link && /^(\/|https?:)/.test(link) ? link : null;
}
