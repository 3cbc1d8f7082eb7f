import { type Store, storage } from '../../browser/storage/storage';

const HOUR_MS = 3_600_000;

export interface PrerollMemory {
  isSuppressed(prerollId: number): boolean;
  /** From now on it is suppressed for as long as the preroll says, else the channel, else an hour. */
  markShown(preroll: { id: number; suppress_for: number | null }, channelMs: number | null): void;
}

/** Which prerolls this viewer (null for a visitor) has been shown before this event, on this device. */
export function prerollMemory(userId: number | null, eventId: number, store: Store = storage): PrerollMemory {
  const key = (prerollId: number) => `preroll.${userId ?? 'visitor'}.${eventId}.${prerollId}`;
  return {
    isSuppressed: (prerollId) => store.get(key(prerollId), isShown) !== undefined,
    markShown: ({ id, suppress_for }, channelMs) => {
      store.set(key(id), true, suppress_for ?? channelMs ?? HOUR_MS);
    },
  };
}

const isShown = (value: unknown): value is true => value === true;
