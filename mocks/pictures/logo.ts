import { CHANNEL, inkOn, safeColor } from './colors.ts';
import { escapeXml, picture, SANS, textWidth } from './svg.ts';

export interface LogoSpec {
  name: string;
  accent?: string | undefined;
  /** The words' colour: one that reads on the header. */
  text?: string | undefined;
  /** Only the mark, for a tab's icon. */
  mark?: boolean | undefined;
}

/** Three rising stands in a rounded square. */
function mark(accent: string): string {
  const ink = inkOn(accent);
  return (
    `<rect width="64" height="64" rx="15" fill="${accent}"/>` +
    `<path fill="${ink}" d="M12 46V34h12V25h12V16h16v30z"/><path fill="${ink}" d="M12 50h40v4H12z" opacity=".55"/>`
  );
}

/** The channel's logo: its mark, the name's first word large, the rest under it. */
export function logo(spec: LogoSpec): string {
  const accent = safeColor(spec.accent ?? CHANNEL.accent);
  const color = safeColor(spec.text ?? CHANNEL.text);
  if (spec.mark) return picture(64, 64, spec.name, mark(accent));
  const [first = '', ...others] = spec.name.split(/\s+/).filter(Boolean);
  const rest = others.join(' ').toUpperCase();
  const width = Math.ceil(84 + Math.max(textWidth(first, 34), rest.length * 12.4));
  const text = (words: string, y: number, size: number, weight: number, spacing: string) =>
    `<text x="80" y="${y}" font-family="${SANS}" font-size="${size}" font-weight="${weight}" letter-spacing="${spacing}" fill="${color}">${escapeXml(words)}</text>`;
  const words = rest
    ? text(first, 35, 34, 800, '-.02em') + text(rest, 56, 15, 600, '.1em')
    : text(first, 44, 36, 800, '-.02em');
  return picture(width, 64, spec.name, mark(accent) + words);
}
