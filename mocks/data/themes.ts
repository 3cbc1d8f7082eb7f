import type { ColorSettings } from '@generated/model';
import { LIGHT_COLORS } from './light-colors.ts';

/** Four channel themes. The last one sets an unreadable text colour, which the site corrects. */
export const THEMES = {
  dark: {},
  light: LIGHT_COLORS,
  loud: {
    'body-background': '#3b0764',
    'body-text-color': '#fef9c3',
    'header-background': '#be123c',
    'header-text-color': '#ffffff',
    'footer-background': '#1e0338',
    'footer-text-color': '#fde047',
    'accent-color': '#a3e635',
    'live-color': '#fb7185',
  },
  'low contrast': {
    'body-background': '#d9d4c7',
    'body-text-color': '#b3ad9d',
    'header-background': '#c9c2b0',
    'header-text-color': '#d9d4c7',
    'footer-background': '#bdb5a1',
    'footer-text-color': '#c9c2b0',
    'accent-color': '#e2dccd',
    'live-color': '#d8b4a8',
  },
} as const satisfies Record<string, Partial<ColorSettings>>;

export type ThemeName = keyof typeof THEMES;
