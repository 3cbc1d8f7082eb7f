import { LETTER_HEIGHT, type Letter } from './letters.ts';

/** The maximum size of the letters, as shares of the icon's side. */
export interface MonogramLimits {
  maxHeight: number;
  /** The longest diagonal of the box around all letters. A wide pair of letters is drawn smaller to fit. */
  maxDiagonal: number;
}

export interface PlacedLetter {
  letter: Letter;
  x: number;
  y: number;
  scale: number;
}

/** The gap between two letters with straight sides, in units of the letters' box. */
const GAP = 17;

/**
 * An open side lets its neighbour come closer. Two open sides don't add up, or the feet of L and A would
 * touch.
 */
const gapBetween = (one: Letter, other: Letter) => GAP - Math.max(one.open[1], other.open[0]);

/**
 * Places letters next to each other in the middle of a square. Open sides count less, so that the result
 * looks centred.
 */
export function placeLetters(
  letters: readonly Letter[],
  side: number,
  limits: MonogramLimits,
): PlacedLetter[] {
  let end = 0;
  const starts = letters.map((letter, index) => {
    const before = letters[index - 1];
    const start = end + (before ? gapBetween(before, letter) : -letter.open[0]);
    end = start + letter.width;
    return start;
  });
  const width = end - (letters.at(-1)?.open[1] ?? 0);
  const scale = Math.min(
    (side * limits.maxHeight) / LETTER_HEIGHT,
    (side * limits.maxDiagonal) / Math.hypot(width, LETTER_HEIGHT),
  );
  const centered = (size: number) => (side - size * scale) / 2;
  return letters.map((letter, index) => ({
    ...{ letter, scale },
    x: centered(width) + (starts[index] ?? 0) * scale,
    y: centered(LETTER_HEIGHT),
  }));
}
