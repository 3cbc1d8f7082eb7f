import type { IconColors } from './drawn-sign.ts';
import { iconLetters } from './initials.ts';
import { LETTER_HEIGHT, STROKE_WIDTH } from './letters.ts';
import { type PlacedLetter, placeLetters } from './monogram.ts';
import { MITER_LIMIT } from './strokes.ts';
import { ICON_LIMITS } from './touch-icon.ts';

const SIZE_PX = 512;
/** Systems crop maskable icons to different shapes. All of them show a circle of four fifths of the side. */
const MASKABLE_LIMITS = { maxHeight: 0.4, maxDiagonal: 0.64 };

const rounded = (value: number) => Math.round(value * 100) / 100;

/** The inner `<svg>` clips the letter at the edges of its box, as the drawn PNG does. */
function svgLetter({ letter, x, y, scale }: PlacedLetter, color: string): string {
  const { path, width, isFilled } = letter;
  const size = `width="${rounded(width * scale)}" height="${rounded(LETTER_HEIGHT * scale)}"`;
  const paint = isFilled
    ? `fill="${color}"`
    : `fill="none" stroke="${color}" stroke-width="${STROKE_WIDTH}" stroke-miterlimit="${MITER_LIMIT}"`;
  return `<svg x="${rounded(x)}" y="${rounded(y)}" ${size} viewBox="0 0 ${width} ${LETTER_HEIGHT}"><path d="${path}" ${paint}/></svg>`;
}

/**
 * Draws a channel's icon from its initials and colours. Systems crop a maskable icon to different shapes, so
 * its background fills the square and its letters are within the circle that every shape shows.
 */
export function drawIcon(name: string, { background, text }: IconColors, maskable: boolean): string {
  const letters = placeLetters(iconLetters(name), SIZE_PX, maskable ? MASKABLE_LIMITS : ICON_LIMITS);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE_PX}" height="${SIZE_PX}" viewBox="0 0 ${SIZE_PX} ${SIZE_PX}">`,
    `<rect width="${SIZE_PX}" height="${SIZE_PX}" rx="${maskable ? 0 : 112}" fill="${background}"/>`,
    ...letters.map((letter) => svgLetter(letter, text)),
    '</svg>\n',
  ].join('');
}
