import { useText } from '../../i18n/text';
import { usePlayer } from '../session/player-context';
import { IconButton } from './icon-button';
import { TenSecondsIcon } from './player-icons';
import styles from './touch-steps.module.css';

/** Ten seconds back and forward, large over the picture, where the control bar has no room for them. */
export function TouchSteps() {
  const text = useText();
  const { actions } = usePlayer();
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
