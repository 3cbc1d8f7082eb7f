import type { ColorSettings } from '../../generated/model/index.ts';

/** A channel in light colours; the demo channel's own are dark. */
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
