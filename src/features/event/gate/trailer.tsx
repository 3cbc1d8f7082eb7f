import type { Event } from '@generated/model';
import { useEffect, useRef } from 'react';
import { Text, useText } from '../../../i18n/text';
import { lazyPlayer, useLazyPlayer } from '../../../player/lazy-player';
import type { PlayerSource } from '../../../player/types';
import { Button } from '../../../ui/button/button';
import { EventPoster } from '../../../ui/picture/event-poster';
import stage from '../watch/event-stage.module.css';
import styles from './trailer.module.css';

const trailerPlayer = lazyPlayer(() => import('../../../player/player').then(({ Player }) => Player));

interface TrailerProps {
  event: Event;
  title: string;
  source: PlayerSource;
  onClose(): void;
}

/** Plays the event's trailer in place of the gate, until it ends or the viewer closes it. */
export function Trailer({ event, title, source, onClose }: TrailerProps) {
  const text = useText();
  const Player = useLazyPlayer(trailerPlayer, event.image);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.querySelector('button')?.focus(), []);
  return (
    <section className={styles.trailer}>
      <div className={stage.stage}>
        {Player ? (
          <Player
            videoId={`trailer-${event.id}`}
            source={source}
            title={text('watch.trailerOf', { title })}
            poster={event.image}
            autoPlay
            onEnded={onClose}
          />
        ) : (
          <EventPoster image={event.image} teams={event.participants} title="" eager />
        )}
      </div>
      <div ref={bar} className={styles.bar}>
        <Button look="secondary" size="small" onClick={onClose}>
          <Text id="watch.trailerClose" />
        </Button>
      </div>
    </section>
  );
}
