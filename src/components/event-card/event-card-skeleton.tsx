import { Skeleton } from '../../ui/feedback/skeleton';
import card from './event-card.module.css';
import styles from './event-card-skeleton.module.css';

export function EventCardSkeleton({ arrangement = 'grid' }: { arrangement?: 'grid' | 'list' }) {
  return (
    <div className={card.card} data-arrangement={arrangement}>
      <div className={card.picture}>
        <Skeleton className={styles.picture} />
      </div>
      <div className={card.text}>
        <Skeleton className={styles.facts} />
        <Skeleton className={styles.title} />
        <Skeleton className={styles.when} />
      </div>
      <div className={card.foot}>
        <Skeleton className={styles.badge} />
      </div>
    </div>
  );
}
