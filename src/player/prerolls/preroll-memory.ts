import { type Store, storage } from '../../browser/storage/storage';

const HOUR_MS = 3_600_000;

export interface PrerollMemory {
  /** Whether this viewer saw a preroll before this event so recently that no other is shown yet. */
  isSuppressed(): boolean;
  /**
   * Suppresses prerolls for the time set by the shown preroll, otherwise by the channel, otherwise for one
   * hour.
   */
  markShown(preroll: { suppress_for: number | null }, channelMs: number | null): void;
}

/** Remembers on this device when this viewer (null for a visitor) saw a preroll before this event. */
export function prerollMemory(userId: number | null, eventId: number, store: Store = storage): PrerollMemory {
  const key = `preroll.${userId ?? 'visitor'}.${eventId}`;
  return {
    isSuppressed: () => store.get(key, isShown) !== undefined,
    markShown: ({ suppress_for }, channelMs) => {
      store.set(key, true, suppress_for ?? channelMs ?? HOUR_MS);
    },
  };
}

const isShown = (value: unknown): value is true => value === true;
