interface Made {
  status: 'processing' | 'failed' | 'ready';
  created_at: string;
}

/** A clip that is not there by then has failed. */
const LONGEST_MS = 300_000;
const YOUNG_MS = 30_000;
const OFTEN_MS = 2_000;
const SELDOM_MS = 5_000;

export type ClipState = { state: 'processing'; share: number } | { state: 'ready' } | { state: 'failed' };

/** How far a clip is; while it is being made, which part of the longest time is over. */
export function clipState({ status, created_at }: Made, nowMs: number): ClipState {
  if (status !== 'processing') return { state: status };
  const age = Math.max(0, nowMs - Date.parse(created_at));
  return age < LONGEST_MS ? { state: 'processing', share: age / LONGEST_MS } : { state: 'failed' };
}

/** When to look again at clips of which some are being made; false where none is. */
export function lookAgainAfter(clips: readonly Made[] | undefined, nowMs: number): number | false {
  const ages = (clips ?? [])
    .filter((clip) => clipState(clip, nowMs).state === 'processing')
    .map(({ created_at }) => nowMs - Date.parse(created_at));
  if (ages.length === 0) return false;
  return Math.min(...ages) < YOUNG_MS ? OFTEN_MS : SELDOM_MS;
}

interface Followed {
  id: number;
  /** When it was asked for, by this device's clock. */
  at: number;
}

/** What became of the clips that are followed. One that is no longer listed was deleted. */
export function settledClips<Clip extends Made & { id: number }>(
  followed: readonly Followed[],
  clips: readonly Clip[],
  nowMs: number,
): { ready: Clip[]; failed: Clip[]; over: number[] } {
  const found = followed.map(({ id, at }) => ({ id, at, clip: clips.find((clip) => clip.id === id) }));
  const ready = found.flatMap(({ clip }) => (clip?.status === 'ready' ? clip : []));
  const failed = found.flatMap(({ clip, at }) =>
    clip?.status === 'failed' || (clip?.status === 'processing' && nowMs - at >= LONGEST_MS) ? clip : [],
  );
  const gone = found.flatMap(({ id, clip }) => (clip ? [] : id));
  return { ready, failed, over: [...gone, ...[...ready, ...failed].map(({ id }) => id)] };
}
