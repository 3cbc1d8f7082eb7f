import { inertDocument } from '../../browser/trusted-types';
import { ownPath } from '../../lib/links/paths';

export interface NoticePart {
  text: string;
  /** The path within the site to which the text links, or null. */
  to: string | null;
}

/** Reduces the HTML of a channel's notice to its text and its links within the site. */
function readByBrowser(html: string): NoticePart[] {
  const { body } = inertDocument(html);
  for (const element of body.querySelectorAll('script, style, template, noscript, iframe')) element.remove();
  const parts: NoticePart[] = [];
  const walk = (node: Node, to: string | null) => {
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) {
        const text = inOneLine(child.textContent ?? '');
        if (text) parts.push({ text, to });
      } else if (child instanceof Element) {
        walk(child, child.localName === 'a' ? ownPath(child.getAttribute('href')) : to);
      }
    }
  };
  walk(body, null);
  return parts;
}

export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** Reads the text of a channel's notice. The edge replaces `read`, because it has no DOM. */
export const noticeText: { read(html: string): NoticePart[] | null } = { read: readByBrowser };
