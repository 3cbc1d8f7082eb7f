import { LETTER_HEIGHT, type Letter } from './letters.ts';

/** How much room letters have, as shares of the icon's side. */
export interface MonogramRoom {
  maxHeight: number;
  /** The longest diagonal of the box around all letters: a wide pair is drawn smaller to keep to it. */
  maxDiagonal: number;
}

export interface PlacedLetter {
  letter: Letter;
  x: number;
  y: number;
  scale: number;
}

/** Between two letters with straight sides, in the units of letters. */
const GAP = 17;

/** An open side lets a neighbour come closer. Two of them don't add up, or the feet of L and A would touch. */
const gapBetween = (one: Letter, other: Letter) => GAP - Math.max(one.open[1], other.open[0]);

/** Places letters next to each other in the middle of a square. Open sides count less, so it looks centred. */
export function placeLetters(letters: readonly Letter[], side: number, room: MonogramRoom): PlacedLetter[] {
  let end = 0;
  const starts = letters.map((letter, index) => {
    const before = letters[index - 1];
    const start = end + (before ? gapBetween(before, letter) : -letter.open[0]);
    end = start + letter.width;
    return start;
  });
  const width = end - (letters.at(-1)?.open[1] ?? 0);
  const scale = Math.min(
    (side * room.maxHeight) / LETTER_HEIGHT,
    (side * room.maxDiagonal) / Math.hypot(width, LETTER_HEIGHT),
  );
  const centered = (size: number) => (side - size * scale) / 2;
  return letters.map((letter, index) => ({
    ...{ letter, scale },
    x: centered(width) + (starts[index] ?? 0) * scale,
    y: centered(LETTER_HEIGHT),
  }));
}
