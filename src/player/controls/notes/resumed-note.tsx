import { useEffect, useState } from 'react';
import { Text } from '../../../i18n/text';
import { clockText } from '../../../lib/text/clock-text';
import { useEngineState, usePlayer, useSessionState } from '../../session/player-context';
import styles from '../../video-player.module.css';

const VISIBLE_MS = 8_000;

/**
 * Says that the video resumed where the viewer left off, and offers to play it from the beginning, or live.
 */
export function ResumedNote() {
  const { actions } = usePlayer();
  const resumedAt = useSessionState((state) => state.resumedAt);
  const live = useSessionState((state) => state.source?.live === true);
  const moved = useEngineState((state) => state.moved);
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!moved || resumedAt === null) return;
    const timer = setTimeout(() => setOver(true), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [moved, resumedAt]);
  if (!moved || resumedAt === null || over) return null;
  return (
    <div className={styles.resumed} role="status">
      {live ? (
        <Text id="player.resumedLive" />
      ) : (
        <Text id="player.resumedAt" values={{ time: clockText(resumedAt) }} />
      )}
      <button
        type="button"
        onClick={() => {
          if (live) actions.toEnd();
          else actions.toStart();
          setOver(true);
        }}
      >
        <Text id={live ? 'player.goLive' : 'player.startOver'} />
      </button>
    </div>
  );
}
