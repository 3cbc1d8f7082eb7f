import { useEffect, useEffectEvent, useRef } from 'react';
import { Text } from '../../i18n/text';
import { Button } from '../button/button';
import styles from './infinite-scroll-trigger.module.css';

const AHEAD = '1200px';

/** Asks for more when the end comes near; a button for those who don't scroll. */
export function InfiniteScrollTrigger({ busy, onReach }: { busy: boolean; onReach(): void }) {
  const marker = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (!marker.current || busy) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) reach();
      },
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    );
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, [busy]);
  return (
    <div ref={marker} className={styles.end}>
      <Button look="secondary" busy={busy} onClick={onReach}>
        <Text id="list.more" />
      </Button>
    </div>
  );
}
