import { storage } from '../../browser/storage/storage';
import { isBoolean, isRecord, isString } from '../../lib/parse/is';

export interface Preferences {
  volume: number;
  muted: boolean;
  /** null: off. undefined: never chosen, so the stream's default applies. */
  captionLanguage: string | null | undefined;
  shortcuts: boolean;
}

const KEY = 'player';
const DEFAULTS: Preferences = { volume: 1, muted: false, captionLanguage: undefined, shortcuts: true };

/** The viewer's choices on this device. */
export function readPreferences(): Preferences {
  const stored: Record<string, unknown> = storage.get(KEY, isRecord) ?? {};
  const { volume, muted, captionLanguage, shortcuts } = stored;
  return {
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : DEFAULTS.volume,
    muted: isBoolean(muted) ? muted : DEFAULTS.muted,
    captionLanguage: captionLanguage === null || isString(captionLanguage) ? captionLanguage : undefined,
    shortcuts: isBoolean(shortcuts) ? shortcuts : DEFAULTS.shortcuts,
  };
}

export function storePreferences(change: Partial<Preferences>): void {
  storage.set(KEY, { ...readPreferences(), ...change });
}
