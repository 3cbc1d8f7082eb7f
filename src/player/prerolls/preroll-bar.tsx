import { Text, useText } from '../../i18n/text';
import { IconButton } from '../controls/icon-button';
import { PauseIcon, PlayIcon } from '../controls/player-icons';
import { VolumeControl } from '../controls/volume-control';
import { useEngineState, usePlayer } from '../session/player-context';
import styles from './preroll-bar.module.css';

/**
 * Shown over a preroll: the remaining time, and a skip button where skipping is allowed. A preroll has no
 * seek bar.
 */
export function PrerollBar({ skipAfter, tile = false }: { skipAfter: number | null; tile?: boolean }) {
  const text = useText();
  const { actions, session } = usePlayer();
  const shouldPlay = useEngineState((state) => state.shouldPlay);
  const left = useEngineState(({ duration, time }) =>
    duration === null ? null : Math.max(0, Math.ceil(duration - time)),
  );
  const skipIn = useEngineState(({ time, moved }) =>
    skipAfter === null ? null : moved ? Math.max(0, Math.ceil(skipAfter - time)) : Math.ceil(skipAfter),
  );
  const moved = useEngineState((state) => state.moved);
  const part = useEngineState(({ duration, time }) =>
    duration ? Math.round((time / duration) * 1000) / 10 : 0,
  );
  return (
    <div className={styles.bar}>
      <div className={styles.progress} style={{ '--played': `${part}%` }} />
      <div className={styles.row}>
        {!tile && (
          <>
            <IconButton
              label={text(shouldPlay ? 'player.pause' : 'player.play')}
              shortcut="k"
              onClick={() => actions.toggle()}
            >
              {shouldPlay ? <PauseIcon /> : <PlayIcon />}
            </IconButton>
            <VolumeControl />
          </>
        )}
        <span className={styles.text} data-preroll="text" data-changing>
          {moved && left !== null ? (
            <Text id="player.adEndsIn" values={{ seconds: left }} />
          ) : (
            <Text id="player.ad" />
          )}
        </span>
        {skipIn !== null && (
          <button
            type="button"
            className={styles.skip}
            data-changing
            disabled={skipIn > 0 || !moved}
            onClick={session.skipPreroll}
          >
            {skipIn > 0 || !moved ? (
              <Text id="player.adSkipIn" values={{ seconds: skipIn }} />
            ) : (
              <Text id="player.adSkip" />
            )}
          </button>
        )}
      </div>
    </div>
  );
}
