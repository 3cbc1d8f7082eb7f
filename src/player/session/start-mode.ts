/** waited: the game began while the viewer waited on its page, which promises that it starts by itself. */
export type Arrival = 'press' | 'waited' | 'address';
export type StartMode = 'wait' | 'sound' | 'muted';

interface Occasion {
  arrival: Arrival;
  /** The viewer chose that videos start when a page opens. */
  autoplays: boolean;
  /** The device or the viewer saves data. */
  savesData: boolean;
  /** The page is in the background. */
  hidden: boolean;
}

/** Whether a video starts by itself, and with sound. The browser may still refuse the sound. */
export function startMode({ arrival, autoplays, savesData, hidden }: Occasion): StartMode {
  if (savesData) return 'wait';
  if (arrival === 'press') return 'sound';
  if (arrival === 'waited') return hidden ? 'wait' : 'sound';
  return autoplays ? 'muted' : 'wait';
}
