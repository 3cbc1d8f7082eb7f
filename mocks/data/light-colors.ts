import type { ColorSettings } from '../../generated/model/index.ts';

/** A channel theme in light colours. The demo channel's default theme is dark. */
export const LIGHT_COLORS = {
  'body-background': '#ffffff',
  'body-text-color': '#14202e',
  'header-background': '#ffffff',
  'header-text-color': '#14202e',
  'footer-background': '#f2f4f7',
  'footer-text-color': '#40506a',
  'accent-color': '#0b5fff',
  'live-color': '#d6002a',
} as const satisfies ColorSettings;
