/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { HexColor } from './hexColor.ts';

/**
 * The channel's colours. The site sets them as they are, save text that would not read on its
 * background, which it moves until it does.
 */
export interface ColorSettings {
  /** The page. Also used at 10, 20, 50 and 70 percent. */
  'body-background': HexColor;
  /** Text on the page. Also used at 5, 10, 20, 50, 70 and 95 percent. */
  'body-text-color': HexColor;
  /** The header. */
  'header-background': HexColor;
  /** Text in the header. Also used at 50 percent. */
  'header-text-color': HexColor;
  /** The footer. Also used at 20, 50 and 70 percent. */
  'footer-background': HexColor;
  /** Text in the footer. */
  'footer-text-color': HexColor;
  /** Buttons, links and the chosen item of a menu. */
  'accent-color': HexColor;
  /** The mark of what is live now. */
  'live-color': HexColor;
}
