import { CHANNEL, inkOn, safeColor } from './colors.ts';
import { escapeXml, picture, SANS, textWidth } from './svg.ts';

export interface LogoSpec {
  name: string;
  accent?: string | undefined;
  /** The colour of the words, which must be readable on the header. */
  text?: string | undefined;
  /** Whether to draw only the mark, for the favicon. */
  mark?: boolean | undefined;
}

/** Draws three rising bars in a rounded square. */
function mark(accent: string): string {
  const ink = inkOn(accent);
  return (
    `<rect width="64" height="64" rx="15" fill="${accent}"/>` +
    `<path fill="${ink}" d="M12 46V34h12V25h12V16h16v30z"/><path fill="${ink}" d="M12 50h40v4H12z" opacity=".55"/>`
  );
}

/** A line of the name, with the position and style of its letters. */
interface Line {
  words: string;
  y: number;
  size: number;
  weight: number;
  spacing: string;
  width: number;
}

function large(words: string, y: number, size: number): Line {
  return { words, y, size, weight: 800, spacing: '-.02em', width: textWidth(words, size) };
}

function small(words: string, y: number): Line {
  return { words, y, size: 15, weight: 600, spacing: '.1em', width: words.length * 12.4 };
}

/** The maximum number of letters that fit below a large first word. */
const MAX_LETTERS_BELOW = 18;

/**
 * Returns a large first word with the rest small below it or, if that is too long, two lines of the same
 * size.
 */
function linesOf(name: string): Line[] {
  const [first = '', ...others] = name.split(/\s+/).filter(Boolean);
  if (others.length === 0) return [large(first, 44, 36)];
  const rest = others.join(' ').toUpperCase();
  if (rest.length <= MAX_LETTERS_BELOW) return [large(first, 35, 34), small(rest, 56)];
  const words = [first, ...others];
  const lengthOf = (part: string[]) => part.join(' ').length;
  // The first line is the longer one.
  const cut = words.findIndex((_, at) => at > 0 && lengthOf(words.slice(0, at)) >= lengthOf(words.slice(at)));
  return [large(words.slice(0, cut).join(' '), 28, 25), large(words.slice(cut).join(' '), 56, 25)];
}

/** Draws the channel's logo: its mark next to its name. */
export function logo(spec: LogoSpec): string {
  const accent = safeColor(spec.accent ?? CHANNEL.accent);
  const color = safeColor(spec.text ?? CHANNEL.text);
  if (spec.mark) return picture(64, 64, spec.name, mark(accent));
  const lines = linesOf(spec.name);
  const width = Math.ceil(84 + Math.max(...lines.map((line) => line.width)));
  const texts = lines.map(
    ({ words, y, size, weight, spacing }) =>
      `<text x="80" y="${y}" font-family="${SANS}" font-size="${size}" font-weight="${weight}" letter-spacing="${spacing}" fill="${color}">${escapeXml(words)}</text>`,
  );
  return picture(width, 64, spec.name, mark(accent) + texts.join(''));
}
