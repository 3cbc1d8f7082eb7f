import styles from './skeleton.module.css';

/** A placeholder of the same size as the content that is loading. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      // The notice of slow loads finds it by this name.
      data-placeholder=""
      className={className ? `${styles.skeleton} ${className}` : styles.skeleton}
    />
  );
}
