import type { KeyContext, KeyPress } from '../../../player/controls/keys/shortcut';

export type SeveralShortcut =
  | { type: 'game'; index: number }
  | { type: 'mute' }
  | { type: 'toggle' }
  | { type: 'full-screen' }
  | { type: 'return' };

const KEYS = new Map<string, SeveralShortcut>(
  Object.entries<SeveralShortcut>({
    m: { type: 'mute' },
    k: { type: 'toggle' },
    ' ': { type: 'toggle' },
    f: { type: 'full-screen' },
    escape: { type: 'return' },
  }),
);

/** The action of a key while several games play. The digits from 1 to `count` choose a game. */
export function severalShortcut(press: KeyPress, context: KeyContext, count: number): SeveralShortcut | null {
  const { key, ctrlKey, metaKey, altKey } = press;
  if (ctrlKey || metaKey || altKey || context === 'field' || context === 'outside') return null;
  // The space bar presses a focused button.
  if (key === ' ' && context === 'button') return null;
  if (/^[1-9]$/.test(key)) return Number(key) <= count ? { type: 'game', index: Number(key) - 1 } : null;
  return KEYS.get(key.toLowerCase()) ?? null;
}
