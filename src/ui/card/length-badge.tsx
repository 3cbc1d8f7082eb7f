import { clockText } from '../../lib/text/clock-text';
import styles from './length-badge.module.css';

/** The length of a video, over a corner of its picture. */
export function LengthBadge({ seconds }: { seconds: number }) {
  return <span className={styles.length}>{clockText(Math.ceil(seconds))}</span>;
}
