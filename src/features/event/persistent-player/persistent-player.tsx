import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsUntouched } from '../../../browser/untouched';
import { lazySection } from '../../../components/loading/lazy-section';
import { OptionalSection } from '../../../components/loading/optional-section';
import { isOpen } from '../../../lib/event/access-to';
import type { PlayerHandle } from '../../../player/types';
import { useMoreEvents } from '../more/use-more-events';
import { gamesInAddress } from '../several/games-in-address';
import { EventStage, type EventStageProps } from '../watch/event-stage';
import stage from '../watch/event-stage.module.css';
import { useWatch } from '../watch/use-watch';
import styles from './persistent-player.module.css';
import { persistentPlayer, usePersistentPlayerState } from './persistent-player-store';
import { playerPlacement } from './player-placement';

const CornerBar = lazy(() => import('./corner-bar').then((module) => ({ default: module.CornerBar })));

const Several = lazySection(() => import('../several/several').then((module) => module.Several), 'several');

const setPlayer = (player: PlayerHandle | null) => persistentPlayer.set({ player });
const reportTrouble = () => persistentPlayer.set({ troubled: true });

/**
 * The video of an event, or the gate in its place. One element serves all screens and is
 * moved only by CSS, because moving a video in the document would pause it.
 */
export function PersistentPlayer({ id }: { id: number }) {
  const { pathname, search } = useLocation();
  const tile = usePersistentPlayerState((state) => state.tile);
  const watch = useWatch(id);
  const { event, access, error } = watch;
  const mode = playerPlacement(pathname, id);
  const isGated = access !== null && !isOpen(access.gate);

  useEffect(() => {
    if (mode === 'held') persistentPlayer.get().player?.pause();
    // A gate is shown only on the event's own page. The id is compared because another
    // event may have been opened in the same render.
    const closes = mode === 'closed' || (mode !== 'stage' && isGated);
    if (closes && persistentPlayer.get().id === id) persistentPlayer.close();
  }, [mode, isGated, id]);

  if (error && !event) return null;
  return (
    <div className={styles.player} data-mode={mode}>
      <div className={styles.video} data-full-screen data-several={tile !== null || undefined}>
        {event && !(tile && access?.gate !== 'live') ? (
          <StageWithNext
            key={id}
            event={event}
            watch={watch}
            player={setPlayer}
            compact={mode !== 'stage'}
            tile={tile}
            onTrouble={reportTrouble}
          />
        ) : (
          <div className={stage.stage} />
        )}
        {event && mode === 'stage' && gamesInAddress(search, id).length > 0 && (
          <OptionalSection>
            <Suspense>
              <Several key={id} event={event} watch={watch} />
            </Suspense>
          </OptionalSection>
        )}
      </div>
      {mode === 'corner' && event && (
        <Suspense fallback={<div className={styles.barRoom} />}>
          <CornerBar event={event} />
        </Suspense>
      )}
    </div>
  );
}

function StageWithNext(props: Omit<EventStageProps, 'next' | 'others'>) {
  // The next videos are not needed before the viewer plays the video.
  const { next, live } = useMoreEvents(props.event, { enabled: !useIsUntouched() });
  return <EventStage {...props} next={next} others={live} />;
}
