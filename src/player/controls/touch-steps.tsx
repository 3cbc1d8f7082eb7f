import { useText } from '../../i18n/text';
import { usePlayer } from '../session/player-context';
import { useSeekable } from '../session/use-seekable';
import { IconButton } from './icon-button';
import { TenSecondsIcon } from './player-icons';
import styles from './touch-steps.module.css';

/**
 * Large buttons over the video that seek ten seconds back and forward, for when the control bar has no room
 * for them.
 */
export function TouchSteps() {
  const text = useText();
  const { actions } = usePlayer();
  if (!useSeekable()) return null;
  return (
    <div className={styles.steps}>
      <IconButton size="large" label={text('player.back', { seconds: 10 })} onClick={() => actions.step(-10)}>
        <TenSecondsIcon />
      </IconButton>
      <IconButton
        size="large"
        label={text('player.forward', { seconds: 10 })}
        onClick={() => actions.step(10)}
      >
        <TenSecondsIcon forward />
      </IconButton>
    </div>
  );
}
