import DOMPurify, { type Config } from 'dompurify';
import { safeLink } from '../../lib/links/safe-link';

/** Allowed in channel HTML: text structure, links and pictures. Other elements are removed, their text stays. */
const ALLOWED: Config = {
  ALLOWED_TAGS: [
    ...['a', 'b', 'blockquote', 'br', 'caption', 'cite', 'code', 'dd', 'del', 'div', 'dl', 'dt', 'em'],
    ...['figcaption', 'figure', 'h2', 'h3', 'h4', 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'mark', 'ol', 'p'],
    ...['pre', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th'],
    ...['thead', 'time', 'tr', 'u', 'ul'],
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'lang', 'dir', 'datetime', 'start'].concat(
    ['colspan', 'rowspan', 'scope'],
  ),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

function safePicture(src: string | null): string | null {
  const link = safeLink(src);
  return link && /^(\/|https?:)/.test(link) ? link : null;
}

function tidy(root: DocumentFragment): void {
  for (const link of root.querySelectorAll('a')) {
    const href = safeLink(link.getAttribute('href'));
    if (href === null) {
      link.removeAttribute('href');
      continue;
    }
    link.setAttribute('href', href);
    link.setAttribute('rel', 'noreferrer');
  }
  for (const picture of root.querySelectorAll('img')) {
    const src = safePicture(picture.getAttribute('src'));
    if (src === null) {
      picture.remove();
      continue;
    }
    picture.setAttribute('src', src);
    picture.setAttribute('loading', 'lazy');
    picture.setAttribute('referrerpolicy', 'no-referrer');
    if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
  }
}

/**
 * Sanitises channel HTML: no scripts, styles, forms, frames or ids. Returns nodes of an inert document, since
 * a string would be parsed again.
 */
export function sanitiseHtml(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
  tidy(fragment);
  return fragment;
}
