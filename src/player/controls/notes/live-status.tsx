import { Text, useText } from '../../../i18n/text';
import { clockText } from '../../../lib/text/clock-text';
import { usePlayer } from '../../session/player-context';
import styles from './live-status.module.css';

/**
 * Shows "Live" at the live edge. Behind the edge, it shows the delay and a button that returns to the edge.
 */
export function LiveStatus({ behind }: { behind: number }) {
  const text = useText();
  const { actions } = usePlayer();
  if (behind === 0)
    return (
      <span className={styles.live} data-live-edge="at">
        <Text id="player.live" />
      </span>
    );
  return (
    <button
      type="button"
      className={styles.behind}
      data-live-edge="behind"
      title={text('player.behindLive', { time: clockText(behind) })}
      onClick={actions.toEnd}
    >
      <Text id="player.goLive" />
      <span className={styles.distance} data-changing>
        −{clockText(behind)}
      </span>
    </button>
  );
}
