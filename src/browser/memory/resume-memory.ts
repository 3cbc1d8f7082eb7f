import { isRecord } from '../../lib/parse/is';
import { persistedState } from '../storage/persisted-state';
import type { Store } from '../storage/storage';

/**
 * The limit of stored positions. Without it, a device would store every recording that was ever started on
 * it.
 */
export const MAX_POSITIONS = 20;

interface StoredPosition {
  time: number;
  /**
   * The duration of the recording. A position that an older version of the site stored has neither a duration
   * nor a time.
   */
  duration?: number | null;
  /** The time at which the position was stored, in milliseconds since 1970. */
  at?: number;
}

interface Position {
  time: number;
  /** The duration in seconds; null if unknown. */
  duration: number | null;
  ended: boolean;
}

export interface StoppedRecording {
  kind: 'event' | 'vod';
  id: number;
  time: number;
  duration: number | null;
  /** The time at which the viewer stopped, in milliseconds since 1970; 0 if unknown. */
  at: number;
}

const isSeconds = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

const isStoredPosition = (value: unknown): value is StoredPosition =>
  isRecord(value) &&
  isSeconds(value.time) &&
  (value.duration == null || isSeconds(value.duration)) &&
  (value.at === undefined || isSeconds(value.at));

const prefixOf = (userId: number | null) => `resume.${userId ?? 'visitor'}.`;

/** Stores on this device where an account (null for a visitor) stopped in a recording. */
export function resumeMemory(userId: number | null, recording: string, store: Store = persistedState) {
  const key = prefixOf(userId) + recording;
  return {
    read: (): number | null => store.get(key, isStoredPosition)?.time ?? null,
    update: ({ time, duration, ended }: Position): void => {
      if (ended) store.remove(key);
      else {
        store.set(key, { time, duration, at: Date.now() } satisfies StoredPosition);
        removeOldest(userId, store);
      }
    },
  };
}

/** Returns the recordings that an account started and did not finish on this device, latest first. */
export function stoppedRecordings(userId: number | null, store: Store = persistedState): StoppedRecording[] {
  const latest = new Map<string, StoppedRecording>();
  for (const { key, position } of storedPositions(userId, store)) {
    // An event has one stored position for each camera.
    const [, name = '', kind, id] = /^((event|vod)-(\d+))(?:-\d+)?$/.exec(key) ?? [];
    if (kind !== 'event' && kind !== 'vod') continue;
    const { time, duration = null, at = 0 } = position;
    if (!latest.has(name)) latest.set(name, { kind, id: Number(id), time, duration, at });
  }
  return [...latest.values()];
}

/** Removes all positions in a recording that no longer exists. */
export function clearRecording(
  userId: number | null,
  { kind, id }: Pick<StoppedRecording, 'kind' | 'id'>,
  store: Store = persistedState,
): void {
  const name = `${prefixOf(userId)}${kind}-${id}`;
  store.clear((key) => key === name || key.startsWith(`${name}-`));
}

/** Returns the stored positions of an account, latest first. Their keys are relative to the account. */
function storedPositions(userId: number | null, store: Store) {
  const prefix = prefixOf(userId);
  return store
    .keys((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const position = store.get(key, isStoredPosition);
      return position ? { key: key.slice(prefix.length), position } : [];
    })
    .sort((one, other) => (other.position.at ?? 0) - (one.position.at ?? 0));
}

function removeOldest(userId: number | null, store: Store): void {
  for (const { key } of storedPositions(userId, store).slice(MAX_POSITIONS))
    store.remove(prefixOf(userId) + key);
}
