import { Text } from '../../i18n/text';
import { usePlayer } from '../session/player-context';
import { useRemotePlayback } from '../session/use-remote-playback';
import { AirPlayIcon, CastIcon } from './lazy-icons';
import styles from './settings/settings-menu.module.css';

/** A button that plays the video on another screen, shown only where the browser has found one. */
export function RemoteButton() {
  const { engine } = usePlayer();
  const remote = useRemotePlayback(engine.video);
  if (!remote) return null;
  return (
    <button type="button" className={styles.remote} onClick={remote.prompt}>
      {remote.kind === 'airplay' ? <AirPlayIcon /> : <CastIcon />}
      <Text id={remote.kind === 'airplay' ? 'player.airPlay' : 'player.cast'} />
    </button>
  );
}
