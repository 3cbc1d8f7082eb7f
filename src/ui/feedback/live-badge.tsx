import { Text } from '../../i18n/text';
import styles from './live-badge.module.css';

/** Marks a live event with the word, a slow pulse and a fixed colour. */
export function LiveBadge() {
  return (
    <span className={styles.live}>
      <Text id="event.live" />
    </span>
  );
}
