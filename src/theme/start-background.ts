import { readStoredText } from '../browser/storage/stored-entry';

export const START_BACKGROUND_KEY = 'start_background';
const COLOR = /^#[\da-f]{6}$/;

/**
 * Shows the channel's background colour from the last visit until the colours have
 * loaded. This runs before the first paint, so it cannot wait for the storage module.
 */
export function showStartBackground(root: HTMLElement): void {
  const color = readStoredText(START_BACKGROUND_KEY);
  if (color && COLOR.test(color)) root.style.setProperty('--start-background', color);
}
