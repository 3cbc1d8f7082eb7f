/**
 * Shared parts of all images. They use neither a clock nor random numbers, so the same input gives the same
 * image.
 */

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for SVG and removes characters that XML forbids. */
export function escapeXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids these, so they must go.
  const allowed = text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, '');
  return allowed.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

export const SANS =
  'system-ui, -apple-system, Segoe UI, Roboto, Helvetica, Arial, Liberation Sans, sans-serif';

/** Returns a number from 0 to 2^32 that is always the same for the same text. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  value = Math.imul(value ^ (value >>> 15), 2246822507);
  return (value ^ (value >>> 13)) >>> 0;
}

/** Returns an item of the list, chosen by a seed and a purpose. */
export function pick<Item>(list: readonly [Item, ...Item[]], seed: string, what: string): Item {
  return list[hash(`${what}:${seed}`) % list.length] ?? list[0];
}

/** Wraps a drawing in an SVG with an accessible title. */
export function picture(width: number, height: number, title: string, body: string): string {
  const name = escapeXml(title);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `role="img" aria-label="${name}"><title>${name}</title>${body}</svg>`
  );
}

/** Draws text in bold capitals, scaled down so that it is never wider than `maxWidth`. */
export function heading(
  words: string,
  at: {
    x: number;
    y: number;
    size: number;
    maxWidth: number;
    anchor?: 'start' | 'middle' | 'end';
    fill?: string;
    weight?: number;
  },
): string {
  const { x, y, size, maxWidth, anchor = 'start', fill = '#ffffff', weight = 800 } = at;
  const width = textWidth(words, size);
  const fitted = width > maxWidth ? Math.max(size * 0.45, (size * maxWidth) / width) : size;
  const maxLetters = Math.floor((words.length * maxWidth) / textWidth(words, fitted) + 0.01);
  const shown =
    maxLetters < words.length
      ? `${[...words]
          .slice(0, Math.max(1, maxLetters - 1))
          .join('')
          .trimEnd()}…`
      : words;
  return (
    `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="${SANS}" font-weight="${weight}" ` +
    `font-size="${fitted.toFixed(1)}" letter-spacing="-.01em" fill="${fill}">${escapeXml(shown)}</text>`
  );
}

/** Estimates the width of text in a bold sans-serif font. Capitals and wide letters count more. */
export function textWidth(words: string, size: number): number {
  let units = 0;
  for (const character of words) {
    if (/[ijlI.,:;'’|!]/.test(character)) units += 0.38;
    else if (/[mwMW@]/.test(character)) units += 1.02;
    else if (/[A-Z0-9]/.test(character)) units += 0.77;
    else if (character === ' ') units += 0.34;
    else units += character.charCodeAt(0) > 0x2e80 ? 1 : 0.68;
  }
  return Math.max(units, 0.3) * size;
}

/** Draws a heading in at most `maxLines` lines of one size, which is small enough for the longest line. */
export function block(
  words: string,
  maxLines: number,
  size: number,
  maxWidth: number,
): { lines: string[]; size: number } {
  const all = words.split(/\s+/).filter(Boolean);
  for (let fitted = size; ; fitted -= 4) {
    const lines = fill(all, maxLines, fitted, maxWidth);
    const fits = lines.every((line) => textWidth(line, fitted) <= maxWidth);
    if (fits || fitted <= size * 0.55) return { lines, size: fitted };
  }
}

function fill(words: string[], maxLines: number, size: number, maxWidth: number): string[] {
  const out: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer, size) > maxWidth && out.length < maxLines - 1) {
      out.push(line);
      line = word;
    } else line = longer;
  }
  return [...out, line];
}
