import { entryOf, PREFIX } from '../browser/storage/stored-entry';

export const START_BACKGROUND_KEY = 'start_background';
const COLOR = /^#[\da-f]{6}$/;

/**
 * The channel's background of the last visit, for the moments before its colours are known again. The first file of
 * the page shows it, and can't wait for the store that keeps it.
 */
export function showStartBackground(root: HTMLElement): void {
  try {
    const color = String(entryOf(localStorage.getItem(PREFIX + START_BACKGROUND_KEY))?.value);
    if (COLOR.test(color)) root.style.setProperty('--start-background', color);
  } catch {
    // Nothing may be kept here.
  }
}
