import { isRecord } from '../../lib/parse/is';
import { type Store, storage } from '../storage/storage';

interface Kept {
  time: number;
}

const isKept = (value: unknown): value is Kept =>
  isRecord(value) && typeof value.time === 'number' && Number.isFinite(value.time) && value.time >= 0;

/** Where this account (null for a visitor) stopped in a recording, on this device. */
export function resumeMemory(userId: number | null, recording: string, store: Store = storage) {
  const key = `resume.${userId ?? 'visitor'}.${recording}`;
  return {
    read: (): number | null => store.get(key, isKept)?.time ?? null,
    keep: ({ time, ended }: { time: number; ended: boolean }): void => {
      if (ended) store.remove(key);
      else store.set(key, { time });
    },
  };
}
