/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ColorSettings } from './colorSettings.ts';
import type { MenuItem } from './menuItem.ts';
import type { Page } from './page.ts';
import type { Settings } from './settings.ts';

/**
 * The parts of the bootstrap answer without which no shell can be drawn.
 */
export interface StaticSettings {
  settings: Settings;
  menu: MenuItem[];
  'color-settings': ColorSettings;
  pages: Page[];
}
