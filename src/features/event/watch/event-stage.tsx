import type { Event } from '@generated/model';
import { type Ref, useEffect, useState } from 'react';
import { useChannel } from '../../../api/hooks/channel';
import type { EventAccess } from '../../../lib/event/access-to';
import { preloadStream } from '../../../player/engine/preload-stream';
import { lazyPlayer, useLazyPlayer } from '../../../player/lazy-player';
import type { PlayerHandle, Tile } from '../../../player/types';
import { EventPoster } from '../../../ui/picture/event-poster';
import type { GatePanelProps } from '../gate/gate-panel';
import { lazyGate } from '../gate/lazy-gate';
import styles from './event-stage.module.css';
import type { Watch } from './use-watch';

const eventPlayer = lazyPlayer(() => import('./event-player').then(({ EventPlayer }) => EventPlayer));

export interface EventStageProps {
  event: Event;
  watch: Watch;
  next: Event | null;
  /** What else is live now. */
  others?: readonly Event[];
  player?: Ref<PlayerHandle>;
  /** In the corner of another screen: without most controls. */
  compact?: boolean;
  /** One of several videos that play at once. */
  tile?: Tile | null;
  /** Starts by itself, however the viewer came to the page. */
  starts?: boolean;
  /** Opens the troubleshooting dialog from the player. */
  onTrouble?(): void;
}

/** The video, or what replaces it. */
export function EventStage({ watch, ...props }: EventStageProps) {
  return watch.access && <KnownStage watch={watch} access={watch.access} {...props} />;
}

function KnownStage({ event, watch, access, ...props }: EventStageProps & { access: EventAccess }) {
  const { gate } = access;
  const [first] = useState(gate);
  if (gate !== 'live' && gate !== 'onDemand')
    return <Gate event={event} access={{ ...access, gate }} watch={watch} />;
  const waited = first === 'upcoming';
  return <OpenStage key={`${event.id}-${gate}`} event={event} watch={watch} waited={waited} {...props} />;
}

/** How long the gate waits for the region before it counts as allowed. */
const REGION_MS = 4_000;

function Gate({ watch, ...props }: Omit<GatePanelProps, 'onRecheck' | 'isRegionAwaited'> & { watch: Watch }) {
  const GatePanel = useLazyPlayer(lazyGate, null);
  const late = useIsLate(REGION_MS);
  if (!GatePanel) return <div className={styles.stage} />;
  return <GatePanel {...props} isRegionAwaited={watch.awaitsRegion && !late} onRecheck={watch.recheck} />;
}

function OpenStage({ event, watch, ...props }: EventStageProps & { waited: boolean }) {
  const EventPlayer = useLazyPlayer(eventPlayer, event.image);
  const adsDecided = useAdsDecided(watch);
  const source = watch.playable?.source;
  const url = source?.url;

  // The playlist is on its way while the player's code still loads.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object of the same address is the same stream.
  useEffect(() => (source ? preloadStream(source) : undefined), [url]);

  return (
    <div className={styles.stage}>
      {EventPlayer && adsDecided && !watch.awaitsSource ? (
        <EventPlayer event={event} watch={watch} {...props} />
      ) : (
        <EventPoster image={event.image} teams={event.participants} title="" eager largest />
      )}
    </div>
  );
}

/** How long a channel with prerolls waits to learn whether the viewer's ticket removes them. */
const ACCESS_MS = 3_000;

function useAdsDecided({ asksAccess }: Watch): boolean {
  const { prerolls } = useChannel().settings;
  const late = useIsLate(ACCESS_MS);
  return !asksAccess || prerolls.length === 0 || late;
}

function useIsLate(ms: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return late;
}
