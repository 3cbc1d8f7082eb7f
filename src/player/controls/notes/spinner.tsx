import styles from '../../video-player.module.css';

/** A loading spinner that appears after a short delay, so that it does not flash during quick loads. */
export function Spinner({ label }: { label: string }) {
  return <div className={styles.spinner} role="status" aria-label={label} />;
}
