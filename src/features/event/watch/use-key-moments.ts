import { useListEventClips } from '@generated/api/clips/clips';
import type { Event } from '@generated/model';
import { useMemo } from 'react';
import { useHidesScores } from '../../../components/event-card/hidden-scores';
import { type KeyMoment, keyMoments } from './key-moments';

const MAX_CLIPS = 100;
const NO_MOMENTS: readonly KeyMoment[] = [];

/**
 * The key moments of the playing recording. Empty while the game is live, and for a
 * viewer who hides scores, because moment titles may mention goals.
 */
export function useKeyMoments(
  event: Event,
  medium: { id: number; duration: number | null } | null,
): readonly KeyMoment[] {
  const hidesScores = useHidesScores();
  const enabled = !hidesScores && event.has_clips && event.stream_status === 'finished' && medium !== null;
  const { data } = useListEventClips(event.id, { limit: MAX_CLIPS }, { query: { enabled } });
  const { id: mediumId, duration = null } = medium ?? {};
  return useMemo(
    () =>
      data && !hidesScores && mediumId !== undefined
        ? keyMoments(data.data, { mediumId, duration })
        : NO_MOMENTS,
    [data, hidesScores, mediumId, duration],
  );
}
