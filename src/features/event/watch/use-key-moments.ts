import { useListEventClips } from '@generated/api/clips/clips';
import type { Event } from '@generated/model';
import { useMemo } from 'react';
import { useHidesScores } from '../../../components/event-card/hidden-scores';
import { type KeyMoment, keyMoments } from './key-moments';

const LIMIT = 100;
const NONE: readonly KeyMoment[] = [];

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
  const { data } = useListEventClips(event.id, { limit: LIMIT }, { query: { enabled } });
  const { id: mediumId, duration = null } = medium ?? {};
  return useMemo(
    () =>
      data && !hidesScores && mediumId !== undefined ? keyMoments(data.data, { mediumId, duration }) : NONE,
    [data, hidesScores, mediumId, duration],
  );
}
