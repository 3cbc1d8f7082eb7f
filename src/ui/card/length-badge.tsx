import { clockText } from '../../lib/text/clock-text';
import styles from './length-badge.module.css';

/** The duration of a video, shown over a corner of its image. */
export function LengthBadge({ seconds }: { seconds: number }) {
  return <span className={styles.length}>{clockText(Math.ceil(seconds))}</span>;
}
