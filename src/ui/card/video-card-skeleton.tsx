import { Skeleton } from '../feedback/skeleton';
import styles from './video-card.module.css';

export function VideoCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton className={styles.skeletonPicture} />
      <Skeleton className={styles.skeletonTitle} />
      <Skeleton className={styles.skeletonDate} />
    </div>
  );
}
