/** The height of every letter's box. Its origin is the top left corner. */
export const LETTER_HEIGHT = 100;
/** The width of every stroke. */
export const STROKE_WIDTH = 20;

/** A letter as the path of its strokes, in the subset of SVG's path syntax that `strokes.ts` parses. */
export interface Letter {
  path: string;
  /**
   * The width of the letter's box. The letter is clipped at the box, which gives slanted strokes level ends.
   */
  width: number;
  /** How much emptier the left and right sides look than a straight stem, in units of the box. */
  open: readonly [left: number, right: number];
  /** Whether the path is a filled area instead of strokes. */
  isFilled?: boolean;
}

const letter = (width: number, path: string, left = 0, right = left): Letter => ({
  path,
  width,
  open: [left, right],
});

const BOWL = 'M10 100 L10 10 L38 10 C53 10 60 18 60 32.5 C60 47 53 55 38 55 L10 55';
const RING =
  'M10 50 L10 42 C10 21 20 10 40 10 C60 10 70 21 70 42 L70 58 C70 79 60 90 40 90 C20 90 10 79 10 58 Z';

const LETTERS: Readonly<Record<string, Letter>> = {
  A: letter(84, 'M8.3 110 L40.7 -10 M75.7 110 L43.3 -10 M20 70 L64 70', 8),
  B: letter(
    73,
    'M10 50 L10 10 L40 10 C54 10 60.5 17 60.5 29.5 C60.5 42 54 49 40 49 L10 49 M38 49 C56 49 63 56.5 63 69.5 C63 82.5 56 90 40 90 L10 90 L10 50',
    0,
    3,
  ),
  C: letter(
    74,
    'M64 37 C64 19 55 10 39.5 10 C20 10 10 21 10 42 L10 58 C10 79 20 90 39.5 90 C55 90 64 81 64 63',
    3,
  ),
  D: letter(77, 'M10 50 L10 10 L34 10 C57 10 67 23 67 45 L67 55 C67 77 57 90 34 90 L10 90 Z', 0, 3),
  E: letter(62, 'M62 10 L10 10 L10 90 L62 90 M10 49.5 L57 49.5', 0, 3),
  F: letter(60, 'M60 10 L10 10 L10 100 M10 53 L55 53', 0, 7),
  G: letter(
    78,
    'M67 35 C66 18 56 10 40 10 C20 10 10 21 10 42 L10 58 C10 79 20 90 40 90 C58 90 68 81 68 64 L68 55 L41 55',
    3,
    1,
  ),
  H: letter(76, 'M10 0 L10 100 M66 0 L66 100 M10 50 L66 50'),
  I: letter(20, 'M10 0 L10 100'),
  J: letter(60, 'M50 0 L50 62 C50 81 43 90 29.5 90 C16 90 10 82 10 66', 5, 0),
  K: letter(77, 'M10 0 L10 100 M71.6 -10 L8 74 M35 38 L70.3 111', 0, 5),
  L: letter(58, 'M10 0 L10 90 L58 90', 0, 7),
  M: letter(98, 'M10 0 L10 100 M88 0 L88 100 M7.3 -10 L49 78 L90.7 -10'),
  N: letter(78, 'M10 0 L10 100 M68 0 L68 100 M6.6 -10 L71.4 110'),
  O: letter(80, RING, 3),
  P: letter(70, BOWL, 0, 6),
  Q: letter(88, `${RING} M53 73 L83 109`, 3, 6),
  R: letter(74, `${BOWL} M35 51 L67 111`, 0, 3),
  S: letter(
    68,
    'M58 32 C57 17 48 10 34 10 C18 10 10 17 10 29 C10 41.5 18 46 34 49.5 C50 53 58 58 58 70.5 C58 83 49 90 33.5 90 C18.5 90 10 83 9 68',
    3,
  ),
  T: letter(70, 'M0 10 L70 10 M35 10 L35 100', 6),
  U: letter(74, 'M10 0 L10 60 C10 80 19 90 37 90 C55 90 64 80 64 60 L64 0'),
  V: letter(82, 'M8.4 -10 L39.6 110 M73.6 -10 L42.4 110', 7),
  W: letter(116, 'M8.45 -10 L33.05 110 M34.1 110 L56.9 -10 M107.55 -10 L82.95 110 M81.9 110 L59.1 -10', 5),
  X: letter(80, 'M7.6 -10 L72.4 110 M72.4 -10 L7.6 110', 5),
  Y: letter(78, 'M5.5 -13 L39 54 L72.5 -13 M39 52 L39 100', 8),
  Z: letter(68, 'M2 10 L51 10 L17 90 L66 90', 2),
  0: letter(
    70,
    'M10 50 L10 40 C10 20 18 10 35 10 C52 10 60 20 60 40 L60 60 C60 80 52 90 35 90 C18 90 10 80 10 60 Z',
    2,
  ),
  1: letter(44, 'M34 0 L34 100 M38 4 L-10 34', 4, 0),
  2: letter(
    66,
    'M9.5 33 C10 18 18.5 10 33 10 C48 10 56 18 56 30 C56 39 52 45 44 53 L-16 113 M0 90 L66 90',
    2,
  ),
  3: letter(
    67,
    'M9 31 C10 17 18.5 10 32.5 10 C47 10 54.5 17 54.5 29 C54.5 41.5 47 49 33 49 L24 49 M33 49 C49.5 49 57 56.5 57 69.5 C57 83 48 90 32.5 90 C17.5 90 9 83 8 69',
    3,
  ),
  4: letter(74, 'M52 0 L52 100 M0 72 L74 72 M51.6 -10 L8 68', 5, 3),
  5: letter(
    67,
    'M61 10 L18 10 L15.5 47 C20 42 26 39.5 33.5 39.5 C49 39.5 57 49 57 64 C57 81 48 90 32.5 90 C18 90 9 83 8 70',
    3,
  ),
  6: letter(
    68,
    'M57 28 C55 16 47.5 10 36 10 C18 10 10 22 10 44 L10 64 C10 81 18 90 34 90 C50 90 58 81 58 65.5 C58 50 50 42 35.5 42 C20 42 10 51 10 64',
    2,
  ),
  7: letter(64, 'M0 10 L50 10 L19 107', 2, 6),
  8: letter(
    68,
    'M34 49 C20 49 12.5 42 12.5 29.5 C12.5 17 20 10 34 10 C48 10 55.5 17 55.5 29.5 C55.5 42 48 49 34 49 C18 49 10 56.5 10 69.5 C10 82.5 18 90 34 90 C50 90 58 82.5 58 69.5 C58 56.5 50 49 34 49',
    2,
  ),
  9: letter(
    68,
    'M11 72 C13 84 20.5 90 32 90 C50 90 58 78 58 56 L58 36 C58 19 50 10 34 10 C18 10 10 19 10 34.5 C10 50 18 58 32.5 58 C48 58 58 49 58 36',
    2,
  ),
};

/**
 * The sign for a channel without drawable initials: a play triangle, which looks centred at its centre of
 * mass.
 */
export const PLAY_SIGN: Letter = { path: 'M0 0 L81 50 L0 100 Z', width: 81, open: [0, 27], isFilled: true };

/** Letters that Unicode does not split into a base letter and a mark. */
const BASES: Readonly<Record<string, string>> = { Æ: 'A', Œ: 'O', Ø: 'O', Ł: 'L', Đ: 'D', Ð: 'D', Ħ: 'H' };

/** Returns the drawn letter for a character without its accents, or null for another script. */
export function letterOf(character: string): Letter | null {
  const [base = ''] = character.normalize('NFKD').toUpperCase();
  return LETTERS[BASES[base] ?? base] ?? null;
}
