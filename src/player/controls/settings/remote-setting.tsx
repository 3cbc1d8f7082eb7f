import { Text } from '../../../i18n/text';
import { usePlayer } from '../../session/player-context';
import { useRemotePlayback } from '../../session/use-remote-playback';
import { AirPlayIcon, CastIcon } from '../lazy-icons';
import styles from './settings-panel.module.css';

/** Plays the video on another screen, for small players, whose control bar has no room for the button. */
export function RemoteSetting() {
  const { engine } = usePlayer();
  const remote = useRemotePlayback(engine.video);
  if (!remote) return null;
  return (
    <button type="button" className={styles.remote} onClick={remote.prompt}>
      {remote.kind === 'airplay' ? <AirPlayIcon /> : <CastIcon />}
      <Text id={remote.label} />
    </button>
  );
}
