import styles from '../../video-player.module.css';

/** Appears after a short delay, so that quick loads don't flash. */
export function Spinner({ label }: { label: string }) {
  return <div className={styles.spinner} role="status" aria-label={label} />;
}
