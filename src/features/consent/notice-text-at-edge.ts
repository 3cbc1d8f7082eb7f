import { CHARACTERS, writeHtml } from '../../components/channel-html/write-html';
import { ownPath } from '../../lib/links/paths';
import { inOneLine, type NoticePart } from './notice-text';

/** Matches a text, or a tag and the target of its link. */
const TOKEN = /([^<]+)|<(\/?\w+)(?:[^>]*? href="([^"]*)")?[^>]*>/g;

/** Reads the text of a notice without a DOM; null if only a browser can. */
export function noticeTextAtEdge(html: string): NoticePart[] | null {
  const written = writeHtml(html);
  if (written === null) return null;
  const parts: NoticePart[] = [];
  let to: string | null = null;
  for (const [, text, tag, href] of written.matchAll(TOKEN)) {
    if (tag === 'a') to = ownPath(decode(href ?? ''));
    else if (tag === '/a') to = null;
    if (text === undefined) continue;
    const decoded = decode(text);
    if (decoded === null) return null;
    parts.push({ text: inOneLine(decoded), to });
  }
  return parts;
}

/** Returns null for a character reference whose name only browsers know. */
function decode(text: string): string | null {
  const decoded = text.replaceAll(/&[^;]*;/g, (found) => CHARACTERS.get(found) ?? '\0');
  return decoded.includes('\0') ? null : decoded;
}
