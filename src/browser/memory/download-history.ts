import { isRecord, isString } from '../../lib/parse/is';
import { type Store, storage } from '../storage/storage';

export interface DownloadEntry {
  kind: 'event' | 'clip';
  id: number;
  name: string;
  fileName: string;
  /** The size in bytes; null if unknown. */
  size: number | null;
  /** The time of the download, in milliseconds since 1970. */
  at: number;
}

const MAX_ENTRIES = 100;

const isDownloadEntry = (value: unknown): value is DownloadEntry =>
  isRecord(value) &&
  (value.kind === 'event' || value.kind === 'clip') &&
  typeof value.id === 'number' &&
  isString(value.name) &&
  isString(value.fileName) &&
  (value.size === null || typeof value.size === 'number') &&
  typeof value.at === 'number';

const isList = (value: unknown): value is DownloadEntry[] =>
  Array.isArray(value) && value.every(isDownloadEntry);

const isSame = (one: Pick<DownloadEntry, 'kind' | 'id'>, other: Pick<DownloadEntry, 'kind' | 'id'>) =>
  one.kind === other.kind && one.id === other.id;

/** The files that an account has downloaded to this device, latest first. */
export function downloadHistory(userId: number, store: Store = storage) {
  const key = `downloads.${userId}`;
  const read = (): DownloadEntry[] => store.get(key, isList) ?? [];
  return {
    read,
    add: (entry: DownloadEntry): void => {
      store.set(key, [entry, ...read().filter((kept) => !isSame(kept, entry))].slice(0, MAX_ENTRIES));
    },
    remove: (entry: Pick<DownloadEntry, 'kind' | 'id'>): void => {
      store.set(
        key,
        read().filter((kept) => !isSame(kept, entry)),
      );
    },
  };
}
