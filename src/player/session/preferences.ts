import { savesData } from '../../browser/saves-data';
import { storage } from '../../browser/storage/storage';
import { isBoolean, isRecord, isString } from '../../lib/parse/is';
import { type CaptionLook, parseCaptionLook } from '../captions/caption-look';
import { type DataUse, isDataUse } from '../engine/data-use';

export interface Preferences {
  volume: number;
  muted: boolean;
  /**
   * null means that captions are off. undefined means that the viewer never chose, so the stream's default
   * applies.
   */
  captionLanguage: string | null | undefined;
  captionLook: CaptionLook;
  shortcuts: boolean;
  /** Whether videos start, muted, when their page is opened by its address. */
  autoplay: boolean;
  /** The limit for automatic quality; a device that saves data starts with the data saver. */
  dataUse: DataUse;
}

const KEY = 'player';

const orElse = <Value>(value: unknown, is: (value: unknown) => value is Value, fallback: Value): Value =>
  is(value) ? value : fallback;

const isVolume = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

function readStored(): Record<string, unknown> {
  return storage.get(KEY, isRecord) ?? {};
}

/** Reads the viewer's choices from this device, with defaults. */
export function readPreferences(): Preferences {
  const stored = readStored();
  const { captionLanguage } = stored;
  return {
    volume: orElse(stored.volume, isVolume, 1),
    muted: orElse(stored.muted, isBoolean, false),
    captionLanguage: captionLanguage === null || isString(captionLanguage) ? captionLanguage : undefined,
    captionLook: parseCaptionLook(stored.captionLook),
    shortcuts: orElse(stored.shortcuts, isBoolean, true),
    autoplay: orElse(stored.autoplay, isBoolean, false),
    dataUse: orElse(stored.dataUse, isDataUse, savesData() ? 'saver' : 'best'),
  };
}

/** Stores only what the viewer chose, so that all other preferences follow the device's settings. */
export function storePreferences(change: Partial<Preferences>): void {
  storage.set(KEY, { ...readStored(), ...change });
}
