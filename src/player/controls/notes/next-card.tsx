import { useEffect, useEffectEvent, useState } from 'react';
import { Text, useText } from '../../../i18n/text';
import { Button } from '../../../ui/button/button';
import { usePlayer } from '../../session/player-context';
import type { NextVideo } from '../../types';
import { IconButton } from '../icon-button';
import { ReplayIcon } from '../lazy-icons';
import styles from './next-card.module.css';

const COUNTDOWN_SECONDS = 10;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Shown after the video has ended: offers to replay it or to play the next video. The next video starts
 * automatically unless the viewer cancels it, the page is hidden, or the viewer prefers reduced motion.
 */
export function NextCard({ next }: { next: NextVideo | null }) {
  const text = useText();
  const { actions } = usePlayer();
  const [left, setLeft] = useState<number | null>(() =>
    next && !prefersReducedMotion() ? COUNTDOWN_SECONDS : null,
  );

  const tick = useEffectEvent(() => {
    if (left === null || document.visibilityState === 'hidden') return;
    if (left <= 1) next?.onPlay();
    setLeft(left <= 1 ? null : left - 1);
  });
  const isCounting = left !== null;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isCounting]);

  return (
    <div className={styles.end}>
      <IconButton
        label={text('player.replay')}
        size={next ? 'large' : 'huge'}
        onClick={() => actions.toggle()}
      >
        <ReplayIcon />
      </IconButton>
      {next && (
        <section className={styles.card} aria-label={text('player.nextTitle')}>
          <p className={styles.kicker}>
            <Text id="player.nextTitle" />
          </p>
          <h2>{next.title}</h2>
          {left !== null && (
            <p className={styles.countdown} aria-live="off">
              <Text id="player.nextIn" values={{ seconds: left }} />
            </p>
          )}
          <div className={styles.actions}>
            <Button onClick={next.onPlay}>
              <Text id="player.nextPlay" />
            </Button>
            {left !== null && (
              <button type="button" className={styles.cancel} onClick={() => setLeft(null)}>
                <Text id="player.nextCancel" />
              </button>
            )}
          </div>
        </section>
      )}
    </div>
  );
}
