import { useLayoutEffect, useRef } from 'react';
import { Text, useText } from '../../../i18n/text';
import { clockText } from '../../../lib/text/clock-text';
import { resumePosition } from '../../../lib/time/resume-position';
import { Button } from '../../../ui/button/button';
import { usePlayer } from '../../session/player-context';
import type { PlayerProps } from '../../types';
import styles from '../../video-player.module.css';
import { IconButton } from '../icon-button';
import { PlayIcon } from '../player-icons';

/**
 * Shown over a video that waits for a press: buttons to play it, to continue where the viewer left off, or to
 * start again.
 */
export function StartChoice({ video: { source, startAt } }: { video: PlayerProps }) {
  const text = useText();
  const { actions, session } = usePlayer();
  const resumeAt = source?.type === 'video' && !source.live ? resumePosition(startAt, source.duration) : 0;
  const centre = useRef<HTMLDivElement>(null);
  // The pressed button disappears, so keyboard focus moves to the play/pause button.
  useLayoutEffect(() => {
    const element = centre.current;
    const stage = element?.parentElement;
    return () => {
      if (!element?.querySelector(':focus-visible')) return;
      queueMicrotask(() => stage?.querySelector<HTMLElement>('[data-control=play]')?.focus());
    };
  }, []);
  const play = (
    <IconButton size="huge" label={text('player.play')} shortcut="k" onClick={() => actions.toggle()}>
      <PlayIcon />
    </IconButton>
  );
  if (resumeAt <= 0)
    return (
      <div ref={centre} className={styles.centre}>
        {play}
      </div>
    );
  return (
    <div ref={centre} className={styles.centre}>
      <div className={styles.choice}>
        <Button size="large" onClick={() => actions.toggle()}>
          <Text id="player.continueFrom" values={{ time: clockText(resumeAt) }} />
        </Button>
        <Button look="secondary" onClick={() => session.playFromStart()}>
          <Text id="player.startOver" />
        </Button>
      </div>
    </div>
  );
}
