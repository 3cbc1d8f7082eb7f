import type { Bootstrap } from '@generated/model';
import { isCompleteChannel } from '../../api/hooks/channel';
import { storage } from '../../browser/storage/storage';
import { isLanguage, type Language } from '../../i18n/languages';
import { isRecord } from '../../lib/parse/is';
import { toLeanChannel } from '../first-view/lean-channel';

/** The channel of an earlier visit. It has no passes and no plans, because prices must be current. */
export interface StoredChannel {
  /** The build that stored it, because another build may need other fields. */
  build: string;
  /** The host that it came from. */
  apiHost: string;
  /** The language of its texts. */
  language: Language;
  channel: Bootstrap;
}

const KEY = 'channel';
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1_000;

/** Browsers give a site about five million characters, most of which other data may need. */
const MAX_LENGTH = 250_000;

/**
 * Returns the name of this file in the build, which contains the hash of the site's code. It is read only when
 * needed, because an edge host's code has no address.
 */
const buildName = () => new URL(import.meta.url).pathname;

const isStored = (value: unknown): value is StoredChannel =>
  isRecord(value) &&
  value.build === buildName() &&
  isLanguage(value.language) &&
  isRecord(value.channel) &&
  isCompleteChannel(value.channel as unknown as Bootstrap);

/** Returns the channel that this build stored from this host, or null if there is none. */
export function readStoredChannel(apiHost: string): StoredChannel | null {
  const stored = storage.get(KEY, isStored);
  return stored?.apiHost === apiHost ? stored : null;
}

/** Stores the channel for the next visit, unless it is incomplete or too large. */
export function storeChannel(apiHost: string, language: Language, channel: Bootstrap): void {
  const lean = storablePart(channel);
  const stored = lean && ({ build: buildName(), apiHost, language, channel: lean } satisfies StoredChannel);
  if (stored && JSON.stringify(stored).length <= MAX_LENGTH) storage.set(KEY, stored, LIFETIME_MS);
  else clearStoredChannel();
}

export const clearStoredChannel = (): void => storage.remove(KEY);

/** Whether the site would look the same with the other channel. */
export const hasSameLook = (one: Bootstrap, other: Bootstrap): boolean =>
  JSON.stringify(storablePart(one)) === JSON.stringify(storablePart(other));

/** Returns the part that is stored; null if a backend has left out fields that the contract requires. */
function storablePart(channel: Bootstrap): Bootstrap | null {
  try {
    return toLeanChannel(channel);
  } catch {
    return null;
  }
}
