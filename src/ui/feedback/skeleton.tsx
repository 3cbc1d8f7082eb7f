import styles from './skeleton.module.css';

/** Holds the place of what is on its way, at the same size. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span aria-hidden="true" className={className ? `${styles.skeleton} ${className}` : styles.skeleton} />
  );
}
