import type { ColorSettings } from '../../../generated/model';
import { channelTheme } from '../../../src/theme/channel-theme';
import { blendOver, contrast, type Hex, parseHex } from '../../../src/theme/color';

/**
 * The pairs of colours that lie on each other, by the names in the styles, with the contrast that WCAG 2.2
 * requires. `set` is the channel's own colour.
 */
const PAIRS = [
  {
    label: 'Body text',
    text: '--body-text-color',
    ground: '--body-background',
    set: 'body-text-color',
    least: 7,
  },
  { label: 'Muted words', text: '--muted-text', ground: '--body-background', set: null, least: 4.5 },
  {
    label: 'Header',
    text: '--header-text-color',
    ground: '--header-background',
    set: 'header-text-color',
    least: 4.5,
  },
  {
    label: 'Footer',
    text: '--footer-text-color',
    ground: '--footer-background',
    set: 'footer-text-color',
    least: 4.5,
  },
  { label: 'Button', text: '--on-accent', ground: '--accent-color', set: null, least: 4.5 },
  {
    label: 'Accent as text',
    text: '--accent-text',
    ground: '--body-background',
    set: 'accent-color',
    least: 4.5,
  },
  {
    label: 'Accent as an edge',
    text: '--accent-edge',
    ground: '--body-background',
    set: 'accent-color',
    least: 3,
  },
  { label: 'Live badge', text: '--on-live', ground: '--live-color', set: null, least: 4.5 },
  { label: 'Live as text', text: '--live-text', ground: '--body-background', set: 'live-color', least: 4.5 },
  { label: 'Error', text: '--danger-text', ground: '--body-background', set: null, least: 4.5 },
  { label: 'Success', text: '--success-text', ground: '--body-background', set: null, least: 4.5 },
] as const;

export interface ContrastRow {
  label: string;
  color: Hex;
  background: Hex;
  /**
   * The lowest contrast of the pair. Content of the page also appears on cards, whose background contains 10
   * percent of the text colour.
   */
  ratio: number;
  /** The contrast that this use requires. */
  least: number;
  /** The channel's own colour and its contrast, if the theme had to adjust it. */
  moved: { from: Hex; ratio: number } | null;
}

/**
 * Returns the contrast of each pair of a channel's colours, and which colours were adjusted to be readable.
 */
export function contrastRows(colors: Partial<ColorSettings>): ContrastRow[] {
  const { properties } = channelTheme(colors);
  const drawn = (name: `--${string}`): Hex => {
    const color = parseHex(properties[name] ?? '');
    if (!color) throw new Error(`The theme has no ${name}.`);
    return color;
  };
  const page = drawn('--body-background');
  const card = blendOver(page, drawn('--body-text-color'), 10);
  return PAIRS.map(({ label, text, ground, set, least }) => {
    const background = drawn(ground);
    const lowest = (color: Hex) =>
      Math.min(
        ...[background, ...(ground === '--body-background' ? [card] : [])].map((each) =>
          contrast(color, each),
        ),
      );
    const color = drawn(text);
    const own = set && parseHex(colors[set] ?? '');
    const moved = own && own !== color ? { from: own, ratio: lowest(own) } : null;
    return { label, color, background, ratio: lowest(color), least, moved };
  });
}
