import styles from './progress-line.module.css';

/** How much of a video has been watched, at the lower edge of its picture. */
export function ProgressLine({ part, label }: { part: number; label: string }) {
  return (
    <span className={styles.line} role="img" aria-label={label}>
      <span style={{ inlineSize: `${Math.round(part * 100)}%` }} />
    </span>
  );
}
