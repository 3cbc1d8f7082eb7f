import type { Event } from '@generated/model';
import { lazy, type Ref, Suspense, useEffect } from 'react';
import { preloadStream } from '../../player/preload-stream';
import { sourceOfMedia } from '../../player/source-of-media';
import type { PlayerHandle } from '../../player/types';
import { EventPoster } from '../../ui/event-poster';
import styles from './event-stage.module.css';
import { GatePanel } from './gate-panel';
import type { Watch } from './use-watch';

const loadPlayer = () => import('./event-player');
const EventPlayer = lazy(() => loadPlayer().then((module) => ({ default: module.EventPlayer })));

export interface EventStageProps {
  event: Event;
  watch: Watch;
  next: Event | null;
  player?: Ref<PlayerHandle>;
  /** The viewer had trouble watching: asked from within the player. */
  onTrouble?(): void;
}

/** The video, or what stands in its place. */
export function EventStage({ event, watch, next, player, onTrouble }: EventStageProps) {
  const { gate } = watch;
  const plays = gate === 'live' || gate === 'onDemand';
  const source = plays ? sourceOfMedia(event.media, event.stream_status)?.source : null;
  const url = source?.url;

  // The playlist is on its way while the player's code still loads.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object of the same address is the same stream.
  useEffect(() => (source ? preloadStream(source) : undefined), [url]);

  if (!gate) return null;
  if (gate !== 'live' && gate !== 'onDemand')
    return <GatePanel event={event} gate={gate} admitted={watch.admitted} onRecheck={watch.recheck} />;
  return (
    <div className={styles.stage}>
      <Suspense
        fallback={
          <div className={styles.waiting}>
            <EventPoster image={event.image} teams={event.participants} title="" eager />
          </div>
        }
      >
        <EventPlayer
          key={`${event.id}-${gate}`}
          event={event}
          watch={watch}
          next={next}
          player={player}
          onTrouble={onTrouble}
        />
      </Suspense>
    </div>
  );
}
