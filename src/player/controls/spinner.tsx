import styles from '../video-player.module.css';

/** Shows after a moment only, so that quick things don't flash. */
export function Spinner({ label }: { label: string }) {
  return <div className={styles.spinner} role="status" aria-label={label} />;
}
