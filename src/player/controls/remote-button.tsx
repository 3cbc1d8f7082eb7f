import { useText } from '../../i18n/text';
import { usePlayer } from '../session/player-context';
import { useRemotePlayback } from '../session/use-remote-playback';
import { IconButton } from './icon-button';
import { AirPlayIcon, CastIcon } from './lazy-icons';

/** Plays the video on another screen, shown only where the browser has found one. */
export function RemoteButton({ className }: { className: string | undefined }) {
  const text = useText();
  const { engine } = usePlayer();
  const remote = useRemotePlayback(engine.video);
  if (!remote) return null;
  return (
    <IconButton className={className} label={text(remote.label)} onClick={remote.prompt}>
      {remote.kind === 'airplay' ? <AirPlayIcon /> : <CastIcon />}
    </IconButton>
  );
}
