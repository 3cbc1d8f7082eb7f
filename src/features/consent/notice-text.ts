import { inertDocument } from '../../browser/trusted-types';
import { ownPath } from '../../lib/links/paths';

interface NoticePart {
  text: string;
  /** The path within the site to which the text links, or null. */
  to: string | null;
}

/** Reduces the HTML of a channel's notice to its text and its links within the site. */
export function noticeParts(html: string): NoticePart[] {
  const { body } = inertDocument(html);
  for (const element of body.querySelectorAll('script, style, template, noscript, iframe')) element.remove();
  const parts: NoticePart[] = [];
  const walk = (node: Node, to: string | null) => {
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) {
        const text = (child.textContent ?? '').replace(/\s+/g, ' ');
        if (text) parts.push({ text, to });
      } else if (child instanceof Element) {
        walk(child, child.localName === 'a' ? ownPath(child.getAttribute('href')) : to);
      }
    }
  };
  walk(body, null);
  return parts;
}
