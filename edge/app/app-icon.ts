export interface IconColors {
  background: string;
  text: string;
}

const SIZE = 512;

/** The first letters of the first two words; empty where a name has no letters. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('');
}

/**
 * A channel's icon, drawn from its initials and colours. Systems cut a maskable icon into a shape of their own:
 * its ground fills the square, and the letters stay within the circle that every shape shows.
 */
export function drawIcon(name: string, { background, text }: IconColors, maskable: boolean): string {
  const initials = initialsOf(name);
  const fontSize = (maskable ? 190 : 250) * (initials.length > 1 ? 0.9 : 1.1);
  const middle = SIZE / 2;
  const sign = initials
    ? `<text x="${middle}" y="${middle}" dy="0.36em" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="800" font-size="${Math.round(fontSize)}" fill="${text}">${initials}</text>`
    : `<path d="M200 150 L372 256 L200 362 Z" fill="${text}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">`,
    `<rect width="${SIZE}" height="${SIZE}" rx="${maskable ? 0 : 112}" fill="${background}"/>`,
    sign,
    '</svg>\n',
  ].join('');
}
