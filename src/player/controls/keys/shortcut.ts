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

/**
 * Where a key was pressed. `page` is the page's body, `outside` any element outside the player, and
 * `player` anywhere in the player that is none of the others.
 */
export type KeyContext = 'field' | 'button' | 'player' | 'seek-bar' | 'volume-bar' | 'page' | 'outside';

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** These keys scroll the page, so the player handles them only while it has the focus. */
const SCROLL_KEYS = ['ArrowUp', 'ArrowDown', 'Home', 'End'];

export function shortcut(press: KeyPress, context: KeyContext): Shortcut | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (context === 'field' || context === 'outside') return null;
  const { key } = press;
  // Space activates a focused button, and the arrow keys move a focused volume slider, so the player ignores
  // them there.
  if (key === ' ' && context === 'button') return null;
  if (context === 'volume-bar' && /^(Arrow|Home|End)/.test(key)) return null;
  if (context === 'page' && SCROLL_KEYS.includes(key)) return null;
  if (/^[0-9]$/.test(key)) return { type: 'part', tenths: Number(key) };
  return KEYS.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
}
