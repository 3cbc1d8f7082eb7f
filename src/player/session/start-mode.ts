/**
 * `waited` means that the game began while the viewer waited on its page, which announces that the video
 * starts automatically.
 */
export type Arrival = 'press' | 'waited' | 'address';
export type StartMode = 'wait' | 'sound' | 'muted';

interface Occasion {
  arrival: Arrival;
  /** Whether the viewer chose that videos start when a page opens. */
  autoplays: boolean;
  /** Whether the device or the viewer saves data. */
  savesData: boolean;
  /** Whether the page is in the background. */
  hidden: boolean;
}

/**
 * Decides whether a video starts automatically, and whether with sound. The browser may still block the
 * sound.
 */
export function startMode({ arrival, autoplays, savesData, hidden }: Occasion): StartMode {
  if (savesData) return 'wait';
  if (arrival === 'press') return 'sound';
  if (arrival === 'waited') return hidden ? 'wait' : 'sound';
  return autoplays ? 'muted' : 'wait';
}
