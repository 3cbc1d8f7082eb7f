import { useText } from '../../i18n/text';
import { useEngineState, usePlayer } from '../session/player-context';
import styles from './controls.module.css';
import { IconButton } from './icon-button';
import { PauseIcon, PlayIcon, SoundIcon } from './player-icons';

/** The controls of a small player in a corner. */
export function CompactControls() {
  const text = useText();
  const { actions } = usePlayer();
  const shouldPlay = useEngineState((state) => state.shouldPlay);
  const silent = useEngineState(({ muted, volume }) => muted || volume === 0);
  return (
    <div className={styles.controls}>
      <div className={styles.row}>
        <IconButton
          label={text(shouldPlay ? 'player.pause' : 'player.play')}
          onClick={() => actions.toggle()}
          data-control="play"
        >
          {shouldPlay ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <IconButton
          label={text(silent ? 'player.unmute' : 'player.mute')}
          onClick={() => actions.toggleMute()}
        >
          <SoundIcon level={silent ? 'off' : 'high'} />
        </IconButton>
      </div>
    </div>
  );
}
