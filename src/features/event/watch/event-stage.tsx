import type { Event } from '@generated/model';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useChannel } from '../../../api/hooks/channel';
import type { EventAccess } from '../../../lib/event/access-to';
import { isOpen } from '../../../lib/event/access-to';
import { prefetchStream } from '../../../player/engine/prefetch/prefetch-stream';
import { lazyPlayer, useLazyPlayer } from '../../../player/lazy-player';
import { readPreferences } from '../../../player/session/preferences';
import type { PlayerHandle, Tile } from '../../../player/types';
import { useElapsed } from '../../../ui/hooks/use-elapsed';
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
  /** The other live events. */
  others?: readonly Event[];
  player?: Ref<PlayerHandle>;
  /** Whether the video is in the corner of another screen, without most of its controls. */
  compact?: boolean;
  /** Set if the video is one of several videos that play at once. */
  tile?: Tile | null;
  /** Starts the video automatically, no matter how the viewer reached the page. */
  starts?: boolean;
  /** Opens the troubleshooting dialog. */
  onTrouble?(): void;
}

/** The video of an event, or the gate that replaces it. */
export function EventStage({ watch, ...props }: EventStageProps) {
  return watch.access && <KnownStage watch={watch} access={watch.access} {...props} />;
}

/** How long a gate waits for the viewer's region before it shows its reason. */
const REGION_WAIT_MS = 1_500;

function KnownStage({ event, watch, access, ...props }: EventStageProps & { access: EventAccess }) {
  const { gate } = access;
  const [first] = useState(gate);
  const isTooLate = useElapsed(!watch.isRegionKnown, REGION_WAIT_MS);
  if (!isOpen(gate)) {
    const waits = !watch.isRegionKnown && !isTooLate;
    return <Gate event={event} access={{ ...access, gate }} waits={waits} onRecheck={watch.recheck} />;
  }
  const waited = first === 'upcoming';
  return <OpenStage key={`${event.id}-${gate}`} event={event} watch={watch} waited={waited} {...props} />;
}

function Gate(props: GatePanelProps) {
  const GatePanel = useLazyPlayer(lazyGate, null);
  return GatePanel ? <GatePanel {...props} /> : <div className={styles.stage} />;
}

function OpenStage({ event, watch, ...props }: EventStageProps & { waited: boolean }) {
  const EventPlayer = useLazyPlayer(eventPlayer, event.image);
  const adsDecided = useAdsDecided(watch);
  const source = watch.playable?.source;
  const url = source?.url;

  const stage = useRef<HTMLDivElement>(null);
  const { prerolls } = useChannel().settings;

  // Loads the start of the stream while the player's code is still loading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object of the same address is the same stream.
  useEffect(() => {
    if (!source || !stage.current) return;
    const { dataUse } = readPreferences();
    prefetchStream(source, { width: stage.current.clientWidth, dataUse, segment: prerolls.length === 0 });
  }, [url]);

  return (
    <div ref={stage} className={styles.stage}>
      {EventPlayer && adsDecided && !watch.awaitsSource ? (
        <EventPlayer event={event} watch={watch} {...props} />
      ) : (
        <EventPoster image={event.image} teams={event.participants} title="" eager />
      )}
    </div>
  );
}

/** How long a channel with prerolls waits for the viewer's access, because a ticket may remove the ads. */
const ACCESS_WAIT_MS = 3_000;

function useAdsDecided({ isAccessPending }: Watch): boolean {
  const { prerolls } = useChannel().settings;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ACCESS_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return !isAccessPending || prerolls.length === 0 || isLate;
}
