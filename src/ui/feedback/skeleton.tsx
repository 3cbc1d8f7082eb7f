import styles from './skeleton.module.css';

/** A placeholder of the same size as the content that is loading. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span aria-hidden="true" className={className ? `${styles.skeleton} ${className}` : styles.skeleton} />
  );
}
