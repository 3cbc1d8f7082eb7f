import { Text } from '../../i18n/text';
import styles from './live-badge.module.css';

/** Marks live events with one fixed colour, a slow pulse and the word. */
export function LiveBadge() {
  return (
    <span className={styles.live}>
      <Text id="event.live" />
    </span>
  );
}
