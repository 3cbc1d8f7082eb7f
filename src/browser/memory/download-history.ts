import { isRecord, isString } from '../../lib/parse/is';
import { type Store, storage } from '../storage/storage';

export interface Downloaded {
  kind: 'event' | 'clip';
  id: number;
  name: string;
  fileName: string;
  /** Bytes, where it is known. */
  size: number | null;
  /** Milliseconds since 1970. */
  at: number;
}

const LONGEST = 100;

const isDownloaded = (value: unknown): value is Downloaded =>
  isRecord(value) &&
  (value.kind === 'event' || value.kind === 'clip') &&
  typeof value.id === 'number' &&
  isString(value.name) &&
  isString(value.fileName) &&
  (value.size === null || typeof value.size === 'number') &&
  typeof value.at === 'number';

const isList = (value: unknown): value is Downloaded[] => Array.isArray(value) && value.every(isDownloaded);

const same = (one: Pick<Downloaded, 'kind' | 'id'>, other: Pick<Downloaded, 'kind' | 'id'>) =>
  one.kind === other.kind && one.id === other.id;

/** What this account has downloaded to this device, the latest first. */
export function downloadHistory(userId: number, store: Store = storage) {
  const key = `downloads.${userId}`;
  const read = (): Downloaded[] => store.get(key, isList) ?? [];
  return {
    read,
    add: (entry: Downloaded): void => {
      store.set(key, [entry, ...read().filter((kept) => !same(kept, entry))].slice(0, LONGEST));
    },
    remove: (entry: Pick<Downloaded, 'kind' | 'id'>): void => {
      store.set(
        key,
        read().filter((kept) => !same(kept, entry)),
      );
    },
  };
}
