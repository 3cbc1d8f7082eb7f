import { Skeleton } from '../../ui/feedback/skeleton';
import styles from './vod-card.module.css';

export function VodCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton className={styles.skeletonPicture} />
      <Skeleton className={styles.skeletonTitle} />
      <Skeleton className={styles.skeletonDate} />
    </div>
  );
}
