import { channelTheme } from '../../src/theme/channel-theme.ts';
import { blendOver, contrast, parseHex } from '../../src/theme/color.ts';

const MIN_TEXT_RATIO = 4.5;
const MIN_GRAPHIC_RATIO = 3;

export type Ground = 'page' | 'surface' | 'header' | 'footer' | 'accent' | 'live';

/**
 * The colours that the styles put on each background. A surface is the page's background with a tenth of the
 * text colour.
 */
const USES = [
  { name: 'body', color: '--body-text-color', on: ['page', 'surface'], least: MIN_TEXT_RATIO },
  { name: 'muted', color: '--muted-text', on: ['page', 'surface'], least: MIN_TEXT_RATIO },
  { name: 'header', color: '--header-text-color', on: ['header'], least: MIN_TEXT_RATIO },
  { name: 'footer', color: '--footer-text-color', on: ['footer'], least: MIN_TEXT_RATIO },
  { name: 'onAccent', color: '--on-accent', on: ['accent'], least: MIN_TEXT_RATIO },
  { name: 'onLive', color: '--on-live', on: ['live'], least: MIN_TEXT_RATIO },
  { name: 'accent', color: '--accent-text', on: ['page', 'surface'], least: MIN_TEXT_RATIO },
  { name: 'live', color: '--live-text', on: ['page', 'surface'], least: MIN_TEXT_RATIO },
  { name: 'danger', color: '--danger-text', on: ['page', 'surface'], least: MIN_TEXT_RATIO },
  { name: 'success', color: '--success-text', on: ['page', 'surface'], least: MIN_TEXT_RATIO },
  { name: 'accentEdge', color: '--accent-edge', on: ['page', 'surface'], least: MIN_GRAPHIC_RATIO },
  { name: 'liveEdge', color: '--live-edge', on: ['page', 'surface'], least: MIN_GRAPHIC_RATIO },
] as const;

export type Use = (typeof USES)[number]['name'];

export interface Pair {
  use: Use;
  on: Ground;
  ratio: number;
  least: number;
}

/**
 * Returns every pair of a text or edge colour and its background, as the site derives them from a channel's
 * colours.
 */
export function pairsOf(colors: { [name: string]: unknown }): Pair[] {
  const { properties } = channelTheme(colors);
  const color = (name: `--${string}`) => {
    const found = parseHex(properties[name] ?? '');
    if (!found) throw new Error(`The theme has no colour ${name}`);
    return found;
  };
  const page = color('--body-background');
  const grounds = {
    page,
    surface: blendOver(page, color('--body-text-color'), 10),
    header: color('--header-background'),
    footer: color('--footer-background'),
    accent: color('--accent-color'),
    live: color('--live-color'),
  };
  return USES.flatMap(({ name, color: text, on, least }) =>
    on.map((ground) => ({ use: name, on: ground, ratio: contrast(color(text), grounds[ground]), least })),
  );
}
