import DOMPurify, { type Config } from 'dompurify';
import { safeLink } from '../../lib/links/safe-link';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  LINK_ATTRIBUTES,
  PICTURE_ATTRIBUTES,
  safePicture,
} from './allowed-html';

const ALLOWED: Config = {
  ALLOWED_TAGS,
  ALLOWED_ATTR: ['href', 'src', ...ALLOWED_ATTRIBUTES],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

function setAll(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

function makeAddressesSafe(root: DocumentFragment): void {
  for (const link of root.querySelectorAll('a')) {
    const href = safeLink(link.getAttribute('href'));
    if (href === null) link.removeAttribute('href');
    else setAll(link, { href, ...LINK_ATTRIBUTES });
  }
  for (const picture of root.querySelectorAll('img')) {
    const src = safePicture(picture.getAttribute('src'));
    if (src === null) picture.remove();
    else setAll(picture, { alt: picture.alt, src, ...PICTURE_ATTRIBUTES });
  }
}

/**
 * Sanitises channel HTML: removes scripts, styles, forms, frames and ids. Returns nodes
 * of an inert document, because a string would have to be parsed again.
 */
export function sanitiseHtml(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
  makeAddressesSafe(fragment);
  return fragment;
}
