export type Shortcut =
  | { type: 'toggle' }
  | { type: 'step'; seconds: number }
  | { type: 'frame'; direction: 1 | -1 }
  | { type: 'volume'; by: number }
  | { type: 'mute' }
  | { type: 'full-screen' }
  | { type: 'captions' }
  | { type: 'picture-in-picture' }
  | { type: 'start' }
  | { type: 'end' }
  | { type: 'part'; tenths: number }
  | { type: 'help' };

const KEYS = new Map<string, Shortcut>(
  Object.entries<Shortcut>({
    ' ': { type: 'toggle' },
    k: { type: 'toggle' },
    j: { type: 'step', seconds: -10 },
    l: { type: 'step', seconds: 10 },
    ArrowLeft: { type: 'step', seconds: -5 },
    ArrowRight: { type: 'step', seconds: 5 },
    ArrowUp: { type: 'volume', by: 0.05 },
    ArrowDown: { type: 'volume', by: -0.05 },
    m: { type: 'mute' },
    f: { type: 'full-screen' },
    c: { type: 'captions' },
    p: { type: 'picture-in-picture' },
    Home: { type: 'start' },
    End: { type: 'end' },
    ',': { type: 'frame', direction: -1 },
    '.': { type: 'frame', direction: 1 },
    '?': { type: 'help' },
  }),
);

/** Where the key was pressed. `player` is within the player, `page` is nowhere in particular. */
export type KeyPlace = 'field' | 'button' | 'player' | 'seek-bar' | 'volume-bar' | 'page' | 'elsewhere';

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Arrows, Home and End scroll the page, and belong to the player only while it has the focus. */
const SCROLLS = ['ArrowUp', 'ArrowDown', 'Home', 'End'];

export function shortcut(press: KeyPress, place: KeyPlace): Shortcut | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (place === 'field' || place === 'elsewhere') return null;
  const { key } = press;
  // A button's own key, and a bar's own arrows, stay theirs.
  if (key === ' ' && place === 'button') return null;
  if (place === 'volume-bar' && /^(Arrow|Home|End)/.test(key)) return null;
  if (place === 'page' && SCROLLS.includes(key)) return null;
  if (/^[0-9]$/.test(key)) return { type: 'part', tenths: Number(key) };
  return KEYS.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
}
