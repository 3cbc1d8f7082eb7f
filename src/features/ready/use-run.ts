import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { checkGeoRestriction } from '../../api/hooks/geo-restriction';
import type { PlayerProps } from '../../player/types';
import type { Measures } from './measures';
import { runCheck } from './run-check';
import { INITIAL_PROGRESS, isDecided, outcomeOf, withLogEntry } from './test-progress';

interface Run {
  eventId: number | null;
  embedded: boolean;
  /** Whether the test video is played. */
  video: boolean;
  onDone(measures: Measures): void;
}

/** Runs one check. Returns its results so far, and the callbacks for the test video's player. */
export function useRun({ eventId, embedded, video, onDone }: Run) {
  const queryClient = useQueryClient();
  const [found, setFound] = useState<Partial<Measures>>({});
  const progress = useRef(INITIAL_PROGRESS);
  const [test] = useState(() => Promise.withResolvers<void>());
  const done = useEffectEvent(onDone);

  useEffect(() => {
    let isUnmounted = false;
    void runCheck({
      embedded,
      checkRegion: () => checkGeoRestriction(queryClient, eventId),
      test: video ? test.promise : null,
      outcome: () => outcomeOf(progress.current),
      onFound: (more) => {
        if (!isUnmounted) setFound((before) => ({ ...before, ...more }));
      },
    }).then((measures) => {
      if (!isUnmounted) done(measures);
    });
    return () => {
      isUnmounted = true;
    };
  }, [queryClient, eventId, embedded, video, test]);

  function updateProgress(next: typeof INITIAL_PROGRESS) {
    progress.current = next;
    if (isDecided(next)) test.resolve();
  }

  const player = {
    onLog: (entry) => updateProgress(withLogEntry(progress.current, entry)),
    onEnded: () => updateProgress({ ...progress.current, ended: true }),
  } satisfies Partial<PlayerProps>;
  return { found, player };
}
