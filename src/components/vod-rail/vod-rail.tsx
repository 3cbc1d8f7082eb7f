import type { VodMediaItem } from '@generated/model';
import { useRef } from 'react';
import { useText } from '../../i18n/text';
import { useMedia } from '../../ui/hooks/use-media';
import { PauseIcon, PlayIcon } from '../../ui/icons/action-icons';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/icons';
import { VodCard } from '../vod-card/vod-card';
import { useRail } from './use-rail';
import styles from './vod-rail.module.css';

interface VodRailProps {
  title: string;
  items: readonly VodMediaItem[];
  /** The switch for automatic scrolling. Without it, the rail does not scroll automatically. */
  motion?: {
    on: boolean;
    set(on: boolean): void;
    isFirst: boolean;
    onSeen(isSeen: boolean): void;
  };
  eager?: boolean;
}

/** A row of videos that scrolls automatically while the viewer does not use it. */
export function VodRail({ title, items, motion, eager = false }: VodRailProps) {
  const text = useText();
  const track = useRef<HTMLUListElement>(null);
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const moves = motion !== undefined && !calm;
  const { scrolls, atStart, atEnd, step } = useRail(
    track,
    moves && motion.on && motion.isFirst,
    motion?.onSeen,
  );
  return (
    // The section has no accessible name, because the channel may give a rail the same
    // name as another part of the page.
    <section className={styles.rail}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        {scrolls && (
          <div className={styles.controls}>
            {moves && motion.isFirst && (
              <button
                type="button"
                aria-label={text(motion.on ? 'library.pause' : 'library.play', { rail: title })}
                title={text(motion.on ? 'library.pauseShort' : 'library.playShort')}
                onClick={() => motion.set(!motion.on)}
              >
                {motion.on ? <PauseIcon /> : <PlayIcon />}
              </button>
            )}
            <button
              type="button"
              aria-label={text('library.back', { rail: title })}
              disabled={atStart}
              onClick={() => step(-1)}
            >
              <ChevronLeftIcon />
            </button>
            <button
              type="button"
              aria-label={text('library.on', { rail: title })}
              disabled={atEnd}
              onClick={() => step(1)}
            >
              <ChevronRightIcon />
            </button>
          </div>
        )}
      </div>
      <ul ref={track} className={styles.track} aria-label={title}>
        {items.map((item, index) => (
          <li key={item.id}>
            <VodCard item={item} eager={eager && index < 4} />
          </li>
        ))}
      </ul>
    </section>
  );
}
