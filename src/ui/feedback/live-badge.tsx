import { Text } from '../../i18n/text';
import styles from './live-badge.module.css';

/** Live is unmistakable: one colour, a calm pulse, and the word. */
export function LiveBadge() {
  return (
    <span className={styles.live}>
      <Text id="event.live" />
    </span>
  );
}
