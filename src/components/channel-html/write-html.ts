import { safeLink } from '../../lib/links/safe-link';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  LINK_ATTRIBUTES,
  PICTURE_ATTRIBUTES,
  safePicture,
} from './allowed-html';

/*
 * Sanitises channel HTML without a DOM. Accepts only HTML that a browser would nest as
 * it is written. The output is built from the allowlists with all text escaped, so it
 * has no other elements, even if a browser read the source differently.
 */

const INLINE = new Set([
  ...['a', 'b', 'br', 'cite', 'code', 'del', 'em', 'i', 'img', 'ins', 'kbd', 'mark', 'q', 's', 'small'],
  ...['span', 'strong', 'sub', 'sup', 'time', 'u'],
]);
/** Elements that are allowed only inside these parents. The remaining allowed elements are blocks. */
const PARENTS = new Map([
  ['caption', ['table']],
  ['dd', ['dl']],
  ['dt', ['dl']],
  ['figcaption', ['figure']],
  ['li', ['ol', 'ul']],
  ['tbody', ['table']],
  ['td', ['tr']],
  ['tfoot', ['table']],
  ['th', ['tr']],
  ['thead', ['table']],
  ['tr', ['table', 'tbody', 'tfoot', 'thead']],
]);
/** Elements that are removed, but whose content is kept. */
const UNWRAPPED = new Set(['article', 'aside', 'center', 'footer', 'header', 'main', 'section']);
const ROOT = '';
const BLOCK_PARENTS = new Set([ROOT, 'blockquote', 'dd', 'div', 'figcaption', 'figure', 'li', 'td', 'th']);
const TEXT_PARENTS = new Set([...BLOCK_PARENTS, ...INLINE, 'caption', 'dt', 'h2', 'h3', 'h4', 'p', 'pre']);
const VOID_ELEMENTS = new Set(['br', 'hr', 'img']);

/** Matches a text, a start tag with quoted attributes, or an end tag. */
const TOKEN =
  /([^<]+)|<([a-z][a-z0-9]*)((?:[ \t\n]+[a-z][a-z-]*(?:="[^"<>]*"|='[^'<>]*')?)*)[ \t\n]*(\/?)>|<\/([a-z][a-z0-9]*)>/giy;
const ATTRIBUTE = /([a-z][a-z-]*)(?:="([^"]*)"|='([^']*)')?/gi;
/** Matches character references. Browsers parse any other ampersand by complicated rules. */
const REFERENCE = /&(?:[a-z][a-z0-9]*|#[0-9]{1,6}|#x[0-9a-f]{1,5});/gi;
/** The usual character references. Only browsers know all others. */
export const CHARACTERS = new Map([
  ['&amp;', '&'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&nbsp;', '\u00a0'],
]);

class UnusualHtmlError extends Error {
  override readonly name = 'UnusualHtmlError';
}

function refuse(part: string): never {
  throw new UnusualHtmlError(`channel HTML that only a browser can read: ${part.slice(0, 40)}`);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Character references are kept, because browsers know all their names. */
function writeText(text: string): string {
  if (text.includes('\0') || text.replace(REFERENCE, '').includes('&')) refuse(text);
  return text.replaceAll('"', '&quot;').replaceAll('>', '&gt;');
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single = ''] of text.matchAll(ATTRIBUTE)) {
    const value = (double ?? single).replace(REFERENCE, (found) => CHARACTERS.get(found) ?? refuse(found));
    if (value.includes('\0')) refuse(text);
    // If an attribute occurs twice, browsers use the first value.
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, value);
  }
  return attributes;
}

/** Returns an empty string for an image with an unsafe URL. */
function writeStart(name: string, attributes: Map<string, string>): string {
  const href = safeLink(attributes.get('href') ?? null);
  const src = safePicture(attributes.get('src') ?? null);
  if (name === 'img' && src === null) return '';
  const written = [
    ...[...attributes].filter(([attribute]) => ALLOWED_ATTRIBUTES.includes(attribute)),
    ...(name === 'a' && href !== null ? Object.entries({ href, ...LINK_ATTRIBUTES }) : []),
    ...(name === 'img' && src !== null ? Object.entries({ src, ...PICTURE_ATTRIBUTES }) : []),
    ...(name === 'img' && !attributes.has('alt') ? [['alt', '']] : []),
  ];
  return `<${name}${written.map(([key, value = '']) => ` ${key}="${escaped(value)}"`).join('')}>`;
}

function canContain(parent: string, name: string): boolean {
  const parents = PARENTS.get(name);
  if (parents) return parents.includes(parent);
  return INLINE.has(name) ? TEXT_PARENTS.has(parent) : BLOCK_PARENTS.has(parent);
}

/** Returns null for HTML that a browser might parse differently. */
export function writeHtml(html: string): string | null {
  try {
    return write(html);
  } catch (error) {
    if (error instanceof UnusualHtmlError) return null;
    throw error;
  }
}

function write(html: string): string {
  const source = html.replaceAll(/\r\n?/g, '\n');
  const open: string[] = [];
  let end = 0;
  let written = '';
  for (const [part, text, startTag, attributes = '', slash, endTag = ''] of source.matchAll(TOKEN)) {
    end += part.length;
    const parent = open.findLast((name) => !UNWRAPPED.has(name)) ?? ROOT;
    if (text !== undefined) {
      if (/[^ \t\n]/.test(text) && !TEXT_PARENTS.has(parent)) refuse(text);
      written += writeText(text);
    } else if (startTag === undefined) {
      const name = endTag.toLowerCase();
      if (open.pop() !== name) refuse(part);
      if (!UNWRAPPED.has(name)) written += `</${name}>`;
    } else {
      const name = startTag.toLowerCase();
      const isEmpty = VOID_ELEMENTS.has(name);
      const isUnwrapped = UNWRAPPED.has(name);
      if (!isUnwrapped && !ALLOWED_TAGS.includes(name)) refuse(part);
      if (!canContain(parent, name) || (slash && !isEmpty) || (name === 'a' && open.includes('a')))
        refuse(part);
      if (!isUnwrapped) written += writeStart(name, readAttributes(attributes));
      if (!isEmpty) open.push(name);
    }
  }
  if (end < source.length || open.length > 0) refuse(source.slice(end));
  return written;
}
