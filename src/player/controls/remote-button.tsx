import { useText } from '../../i18n/text';
import { usePlayer } from '../session/player-context';
import { useRemotePlayback } from '../session/use-remote-playback';
import { IconButton } from './icon-button';
import { AirPlayIcon, CastIcon } from './player-icons';

/** Plays on another screen, where the browser offers one. */
export function RemoteButton() {
  const text = useText();
  const { engine } = usePlayer();
  const remote = useRemotePlayback(engine.video);
  if (!remote) return null;
  return (
    <IconButton
      label={text(remote.kind === 'airplay' ? 'player.airPlay' : 'player.cast')}
      onClick={remote.prompt}
    >
      {remote.kind === 'airplay' ? <AirPlayIcon /> : <CastIcon />}
    </IconButton>
  );
}
