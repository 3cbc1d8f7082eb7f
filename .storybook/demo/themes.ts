import type { ColorSettings } from '@generated/model';

/** Channels of four kinds. The last asks for text that nobody could read: the theme makes it safe. */
export const THEMES = {
  dark: {},
  light: {
    'body-background': '#ffffff',
    'body-text-color': '#14202e',
    'header-background': '#ffffff',
    'header-text-color': '#14202e',
    'footer-background': '#f2f4f7',
    'footer-text-color': '#40506a',
    'accent-color': '#0b5fff',
    'live-color': '#d6002a',
  },
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
