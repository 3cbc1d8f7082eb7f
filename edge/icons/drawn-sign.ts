import { channels, type Hex } from '../../src/theme/color.ts';
import { clipToBox } from './clip.ts';
import { coverageOf } from './coverage.ts';
import { LETTER_HEIGHT, type Letter, STROKE_WIDTH } from './letters.ts';
import type { PlacedLetter } from './monogram.ts';
import { type Polygon, parsePath, strokeAreas } from './strokes.ts';

export interface IconColors {
  background: Hex;
  text: Hex;
}

function letterAreas({ path, width, isFilled }: Letter): Polygon[] {
  const areas = isFilled ? parsePath(path).map(({ points }) => points) : strokeAreas(path, STROKE_WIDTH);
  return areas.map((area) => clipToBox(area, width, LETTER_HEIGHT));
}

/** Draws letters with antialiasing into a square image of red, green and blue bytes. */
export function drawSign(
  letters: readonly PlacedLetter[],
  { background, text }: IconColors,
  side: number,
): Uint8Array {
  const areas = letters.flatMap(({ letter, x, y, scale }) =>
    letterAreas(letter).map((area) =>
      area.map(([left, top]) => [x + left * scale, y + top * scale] as const),
    ),
  );
  const [from, to] = [channels(background), channels(text)];
  const mixed = (covered: number) =>
    from.map((value, index) => Math.round(value + ((to[index] ?? value) - value) * covered));
  // Only pixels at edges need a mixed colour.
  const rgb = new Uint8Array(Array.from({ length: side * side }, () => from).flat());
  coverageOf(areas, side).forEach((covered, pixel) => {
    if (covered > 0) rgb.set(covered < 1 ? mixed(covered) : to, pixel * from.length);
  });
  return rgb;
}
