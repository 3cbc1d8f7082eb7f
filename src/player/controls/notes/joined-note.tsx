import { useEffect, useState } from 'react';
import { Text } from '../../../i18n/text';
import { clockText } from '../../../lib/text/clock-text';
import { lateJoin } from '../../session/live-start';
import { useEngineState, usePlayer, useSessionState } from '../../session/player-context';
import styles from '../../video-player.module.css';

const VISIBLE_MS = 10_000;

/** Offers the beginning of a live game, or the earliest moment, to a viewer who joins late. */
export function JoinedNote({ startsAt }: { startsAt: number | null }) {
  const { actions, engine } = usePlayer();
  const atLive = useSessionState((state) => state.source?.live === true && state.resumedAt === null);
  const moved = useEngineState((state) => state.moved);
  const seconds = useEngineState(({ duration, seekStart, seekEnd }) =>
    duration === null ? Math.floor(seekEnd - seekStart) : 0,
  );
  const [over, setOver] = useState(false);
  const shown = atLive && moved && !over;
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setOver(true), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  if (!shown) return null;
  const { time, seekStart } = engine.state.get();
  const moment = engine.wallClockTime();
  const windowStart = moment === null ? null : moment + (seekStart - time) * 1000;
  const offer = lateJoin({ windowStart, startsAt, seconds });
  if (!offer) return null;
  return (
    <div className={styles.resumed} role="status">
      <Text id="player.joinedLive" />
      <button
        type="button"
        onClick={() => {
          actions.toStart();
          setOver(true);
        }}
      >
        {offer === 'beginning' ? (
          <Text id="player.fromBeginning" />
        ) : (
          <Text id="player.fromEarliest" values={{ time: clockText(seconds) }} />
        )}
      </button>
    </div>
  );
}
