import { blendOver, type Hex, isDark, parseHex, readableOn, withOpacity } from './color.ts';

// no token in this file: a channel's colours are known when the site starts, and their defaults are here.

/** The colours that a channel may set, with their defaults. */
export const DEFAULT_COLORS = {
  'body-background': '#0b1017',
  'body-text-color': '#f2f5f9',
  'header-background': '#0b1017',
  'header-text-color': '#f2f5f9',
  'footer-background': '#070b10',
  'footer-text-color': '#c3ccd8',
  'accent-color': '#ffb224',
  'live-color': '#ff3d57',
} as const satisfies Record<string, Hex>;

type ChannelColor = keyof typeof DEFAULT_COLORS;

/** The opacities in percent of the translucent variants that style sheets use. */
const VARIANTS: Partial<Record<ChannelColor, readonly number[]>> = {
  'footer-background': [20, 50, 70],
  'body-background': [10, 20, 50, 70],
  'body-text-color': [5, 10, 20, 50, 70, 95],
  'header-text-color': [50],
};

const TEXT_CONTRAST = 4.5;
const GRAPHIC_CONTRAST = 3;

export interface ChannelTheme {
  scheme: 'dark' | 'light';
  /** The custom properties. Their names include the leading dashes. */
  properties: Record<`--${string}`, string>;
}

/** Converts a channel's colours to custom properties. Colours with too little contrast are adjusted. */
export function channelTheme(input: { [name: string]: unknown }): ChannelTheme {
  const colors = { ...DEFAULT_COLORS } as Record<ChannelColor, Hex>;
  for (const name of Object.keys(DEFAULT_COLORS) as ChannelColor[]) {
    const value = input[name];
    const color = typeof value === 'string' ? parseHex(value) : null;
    if (color) colors[name] = color.slice(0, 7) as Hex;
  }

  const body = colors['body-background'];
  // The colour of surfaces is the page background mixed with 10 % of the text colour.
  // Text must be readable on both.
  const surfaceOf = (text: Hex) => blendOver(body, text, 10);
  const adjusted = readableOn(colors['body-text-color'], [body], TEXT_CONTRAST);
  colors['body-text-color'] = readableOn(colors['body-text-color'], [body, surfaceOf(adjusted)], 7);
  const surface = surfaceOf(colors['body-text-color']);
  colors['header-text-color'] = readableOn(
    colors['header-text-color'],
    [colors['header-background']],
    TEXT_CONTRAST,
  );
  colors['footer-text-color'] = readableOn(
    colors['footer-text-color'],
    [colors['footer-background']],
    TEXT_CONTRAST,
  );

  const properties: Record<`--${string}`, string> = {};
  for (const [name, color] of Object.entries(colors) as [ChannelColor, Hex][]) {
    properties[`--${name}`] = color;
    for (const percent of VARIANTS[name] ?? [])
      properties[`--${name}-${percent}`] = withOpacity(color, percent);
  }
  for (const name of ['accent', 'live'] as const) {
    const color = colors[`${name}-color`];
    properties[`--on-${name}`] = readableOn(isDark(color) ? '#ffffff' : '#0b1017', [color], TEXT_CONTRAST);
    properties[`--${name}-text`] = readableOn(color, [body, surface], TEXT_CONTRAST);
    properties[`--${name}-edge`] = readableOn(color, [body, surface], GRAPHIC_CONTRAST);
  }
  const muted = blendOver(body, colors['body-text-color'], 70);
  properties['--muted-text'] = readableOn(muted, [body, surface], TEXT_CONTRAST);
  properties['--danger-text'] = readableOn('#ff5d6c', [body, surface], TEXT_CONTRAST);
  properties['--success-text'] = readableOn('#31c48d', [body, surface], TEXT_CONTRAST);
  return { scheme: isDark(body) ? 'dark' : 'light', properties };
}

export function applyTheme(theme: ChannelTheme, root: HTMLElement): void {
  root.style.colorScheme = theme.scheme;
  root.dataset.scheme = theme.scheme;
  for (const [name, value] of Object.entries(theme.properties)) root.style.setProperty(name, value);
}
