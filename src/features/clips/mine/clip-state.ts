interface Made {
  status: 'processing' | 'failed' | 'ready';
  created_at: string;
}

/** After this time, an unfinished clip counts as failed. */
const MAX_PROCESSING_MS = 300_000;
const NEW_CLIP_MS = 30_000;
const FAST_POLL_MS = 2_000;
const SLOW_POLL_MS = 5_000;

export type ClipState = { state: 'processing'; share: number } | { state: 'ready' } | { state: 'failed' };

/** The state of a clip. `share` is the elapsed share of the maximum time. */
export function clipState({ status, created_at }: Made, nowMs: number): ClipState {
  if (status !== 'processing') return { state: status };
  const age = Math.max(0, nowMs - Date.parse(created_at));
  return age < MAX_PROCESSING_MS
    ? { state: 'processing', share: age / MAX_PROCESSING_MS }
    : { state: 'failed' };
}

/** The polling interval while clips are unfinished. False if all are finished. */
export function pollIntervalMs(clips: readonly Made[] | undefined, nowMs: number): number | false {
  const ages = (clips ?? [])
    .filter((clip) => clipState(clip, nowMs).state === 'processing')
    .map(({ created_at }) => nowMs - Date.parse(created_at));
  if (ages.length === 0) return false;
  return Math.min(...ages) < NEW_CLIP_MS ? FAST_POLL_MS : SLOW_POLL_MS;
}

interface Followed {
  id: number;
  /** The time of the request, by this device's clock. */
  at: number;
}

/**
 * The followed clips that are ready, failed or no longer listed. A clip that is no longer listed was deleted.
 */
export function settledClips<Clip extends Made & { id: number }>(
  followed: readonly Followed[],
  clips: readonly Clip[],
  nowMs: number,
): { ready: Clip[]; failed: Clip[]; over: number[] } {
  const found = followed.map(({ id, at }) => ({ id, at, clip: clips.find((clip) => clip.id === id) }));
  const ready = found.flatMap(({ clip }) => (clip?.status === 'ready' ? clip : []));
  const failed = found.flatMap(({ clip, at }) =>
    clip?.status === 'failed' || (clip?.status === 'processing' && nowMs - at >= MAX_PROCESSING_MS)
      ? clip
      : [],
  );
  const gone = found.flatMap(({ id, clip }) => (clip ? [] : id));
  return { ready, failed, over: [...gone, ...[...ready, ...failed].map(({ id }) => id)] };
}
