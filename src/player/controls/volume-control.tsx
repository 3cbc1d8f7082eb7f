import { useText } from '../../i18n/text';
import { useEngineState, usePlayer } from '../session/player-context';
import { IconButton } from './icon-button';
import { SoundIcon } from './player-icons';
import styles from './volume-control.module.css';

export function VolumeControl() {
  const text = useText();
  const { actions } = usePlayer();
  const muted = useEngineState((state) => state.muted);
  const volume = useEngineState((state) => (state.muted ? 0 : state.volume));
  const level = volume === 0 ? 'off' : volume < 0.5 ? 'low' : 'high';
  const percent = Math.round(volume * 100);
  return (
    <div className={styles.volume}>
      <IconButton
        label={text(muted ? 'player.unmute' : 'player.mute')}
        shortcut="m"
        onClick={() => actions.toggleMute()}
      >
        <SoundIcon level={level} />
      </IconButton>
      <input
        className={styles.slider}
        type="range"
        data-bar="volume"
        aria-label={text('player.volume')}
        aria-valuetext={text('player.volumeValue', { percent })}
        min="0"
        max="1"
        step="0.05"
        value={volume}
        style={{ '--level': `${percent}%` }}
        onChange={(event) => actions.setVolume(Number(event.target.value))}
      />
    </div>
  );
}
