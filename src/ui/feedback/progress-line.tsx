import styles from './progress-line.module.css';

/** A line at the lower edge of a video's image that shows how much of the video has been watched. */
export function ProgressLine({ part, label }: { part: number; label: string }) {
  return (
    <span className={styles.line} role="img" aria-label={label}>
      <span style={{ inlineSize: `${Math.round(part * 100)}%` }} />
    </span>
  );
}
