import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsUntouched } from '../../browser/untouched';
import { Text } from '../../i18n/text';
import { Button } from '../button/button';
import styles from './infinite-scroll-trigger.module.css';

const LOAD_MARGIN = '1200px';

/** Loads more when the viewer comes near the end of the list. It also has a button for keyboard users. */
export function InfiniteScrollTrigger({ busy, onLoadMore }: { busy: boolean; onLoadMore(): void }) {
  const marker = useRef<HTMLDivElement>(null);
  const loadMore = useEffectEvent(onLoadMore);
  const isUntouched = useIsUntouched();
  useEffect(() => {
    if (!marker.current || busy || isUntouched) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) loadMore();
      },
      { rootMargin: `0px 0px ${LOAD_MARGIN} 0px` },
    );
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, [busy, isUntouched]);
  return (
    <div ref={marker} className={styles.end}>
      <Button look="secondary" busy={busy} onClick={() => onLoadMore()}>
        <Text id="list.more" />
      </Button>
    </div>
  );
}
