import { isRecord } from '../../lib/parse/is';
import { persistedState } from '../storage/persisted-state';
import type { Store } from '../storage/storage';

interface StoredPosition {
  time: number;
}

const isStoredPosition = (value: unknown): value is StoredPosition =>
  isRecord(value) && typeof value.time === 'number' && Number.isFinite(value.time) && value.time >= 0;

/** Where this account (null for a visitor) stopped in a recording, on this device. */
export function resumeMemory(userId: number | null, recording: string, store: Store = persistedState) {
  const key = `resume.${userId ?? 'visitor'}.${recording}`;
  return {
    read: (): number | null => store.get(key, isStoredPosition)?.time ?? null,
    update: ({ time, ended }: { time: number; ended: boolean }): void => {
      if (ended) store.remove(key);
      else store.set(key, { time });
    },
  };
}
