import { isRecord } from '../../lib/parse/is';
import { storage } from '../storage/storage';

interface Followed {
  id: number;
  userId: number;
  /** When it was asked for, by this device's clock, in milliseconds since 1970. */
  at: number;
}

const KEY = 'clips_followed';
const KEPT_MS = 600_000;

const isFollowed = (value: unknown): value is Followed =>
  isRecord(value) && [value.id, value.userId, value.at].every((part) => typeof part === 'number');
const isList = (value: unknown): value is Followed[] => Array.isArray(value) && value.every(isFollowed);

const stored = (): readonly Followed[] => storage.get(KEY, isList) ?? [];
let known: readonly Followed[] | null = null;
const listeners = new Set<() => void>();

function keep(next: readonly Followed[]): void {
  storage.set(KEY, next, KEPT_MS);
  known = next;
  for (const listener of [...listeners]) listener();
}

/** The clips that were asked for on this device and of which the viewer has not been told yet. */
export const followedClips = {
  read(): readonly Followed[] {
    known ??= stored();
    return known;
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  add: (clip: Followed): void => keep([...stored(), clip]),

  /** Whether it was still followed: of several tabs, one tells the viewer. */
  drop(id: number): boolean {
    const rows = stored();
    const rest = rows.filter((row) => row.id !== id);
    keep(rest);
    return rest.length < rows.length;
  },
};
